"""Figures for whoever runs a server, in the text format of Prometheus."""

from typing import TYPE_CHECKING, Final

import bivouac

if TYPE_CHECKING:
    from bivouac.server.hub import Hub

COUNTS: Final = {
    "tables_made": "Tables made since the start.",
    "tables_deleted": "Tables deleted since the start.",
    "records_brought": "Records brought along since the start.",
    "entries": "Entries written since the start: choices and everything else that happens at a table.",
    "entries_lost": "Entries that new rules did not allow when a table was carried over.",
    "bots_failed": "Choices made by chance because a bot failed twice.",
    "messages": "Messages heard on sockets since the start.",
}


def exposition(hub: "Hub") -> str:
    lines: list[str] = []

    def figure(name: str, kind: str, help_text: str, value: float) -> None:
        lines.extend(
            [f"# HELP bivouac_{name} {help_text}", f"# TYPE bivouac_{name} {kind}", f"bivouac_{name} {value:g}"]
        )

    figure("compiled", "gauge", "Whether the rules run as compiled code.", int(bivouac.compiled()))
    figure("tables", "gauge", "Tables in memory.", len(hub.rooms))
    figure("sockets", "gauge", "Open connections.", hub.sockets)
    figure("bots_thinking", "gauge", "Bots that think at this moment.", hub.workers.thinking)
    figure("bots_thought_total", "counter", "Choices of bots since the start.", hub.workers.thought)
    figure("write_batches_total", "counter", "Transactions with entries.", hub.store.batches)
    for name, help_text in COUNTS.items():
        figure(f"{name}_total", "counter", help_text, hub.counts[name])
    return "\n".join(lines) + "\n"
