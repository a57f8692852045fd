"""Figures for whoever runs a server, in the text format of Prometheus.

They tell nothing of what is hidden at a table: what every choice moves, a secret one too, is told once a minute and in
round numbers.
"""

import time
from typing import TYPE_CHECKING, Final

import bivouac

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

ROUND: Final = 100
EVERY_SECONDS: Final = 60.0
COUNTS: Final = {
    "tables_made": "Tables made since the start.",
    "tables_deleted": "Tables deleted since the start.",
    "tables_expired": "Tables deleted since the start because nobody came back to them.",
    "records_brought": "Records brought along since the start.",
    "entries_lost": "Entries that new rules did not allow when a table was carried over.",
    "bots_failed": "Choices made by chance because a bot failed twice.",
}
COARSE: Final = {
    "entries": "Entries written since the start, in round numbers: choices and everything else that happens.",
    "messages": "Messages heard on sockets since the start, in round numbers.",
    "bots_thought": "Choices of bots since the start, in round numbers.",
    "write_batches": "Transactions with entries since the start, in round numbers.",
}


class Figures:
    def __init__(self) -> None:
        self.coarse: dict[str, int] = {}
        self.until = 0.0

    def exposition(self, hub: "Hub") -> str:
        lines: list[str] = []

        def figure(name: str, kind: str, help_text: str, value: int) -> None:
            lines.extend(
                [f"# HELP bivouac_{name} {help_text}", f"# TYPE bivouac_{name} {kind}", f"bivouac_{name} {value}"]
            )

        figure("compiled", "gauge", "Whether the rules run as compiled code.", int(bivouac.compiled()))
        figure("tables", "gauge", "Tables in memory.", len(hub.rooms))
        figure("sockets", "gauge", "Open connections.", hub.sockets)
        for name, help_text in COUNTS.items():
            figure(f"{name}_total", "counter", help_text, hub.counts[name])
        for name, value in self.coarse_counts(hub).items():
            figure(f"{name}_total", "counter", COARSE[name], value)
        return "\n".join(lines) + "\n"

    def coarse_counts(self, hub: "Hub") -> dict[str, int]:
        now = time.monotonic()
        if now >= self.until:
            self.until = now + EVERY_SECONDS
            exact = {**hub.counts, "bots_thought": hub.workers.thought, "write_batches": hub.store.batches}
            self.coarse = {name: exact.get(name, 0) // ROUND * ROUND for name in COARSE}
        return self.coarse
