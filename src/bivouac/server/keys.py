"""Names of tables and secrets of seats. A secret has 128 bits of chance, so a plain hash of it is safe to keep."""

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

SPECTATORS: Final = -1
LONGEST: Final = 64


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> bytes:
    return blake2b(secret.encode("utf-8", "replace"), digest_size=32, person=b"bivouac seat").digest()


def heir(secret: str, table: str) -> str:
    """The secret at the table of a rematch: whoever holds the old one can make it, and nobody else."""
    key = secret.encode("utf-8", "replace")[:LONGEST]
    return blake2b(table.encode(), key=key, digest_size=16, person=b"bivouac heir").hexdigest()


def looking(hashes: Mapping[int, bytes], table: str) -> str:
    """The secret of links for looking at a finished game. It is made from what is kept of the seats' secrets, so that
    every holder of one passes on the same; it opens no seat, and no other secret can be made from it."""
    kept = b"".join(hashes[seat] for seat in sorted(hashes) if seat != SPECTATORS) or hashes.get(SPECTATORS, b"")
    key = blake2b(kept, digest_size=32, person=b"bivouac look").digest()
    return blake2b(table.encode(), key=key, digest_size=16, person=b"bivouac look").hexdigest()


def is_same(secret: str, given: str) -> bool:
    return compare_digest(secret.encode(), given.encode("utf-8", "replace"))


def opened(hashes: Mapping[int, bytes], secret: str) -> int | None:
    """The seat that a secret opens (SPECTATORS is one), None if it opens nothing."""
    given = hashed(secret)
    found = None
    for seat, hash_ in hashes.items():
        if compare_digest(hash_, given):
            found = seat
    return found
