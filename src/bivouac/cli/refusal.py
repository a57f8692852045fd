"""What the command line refuses: one sentence, exit code 2."""

import errno
from pathlib import Path
from typing import Final

from bivouac.cli.words import say
from bivouac.terminal.keeper import Unable


class Refusal(Unable):
    """A sentence by its key; it becomes words in the language of whoever reads it."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.args_of: Final = args

    def say(self, lang: str) -> str:
        return say(lang, f"error-{self.key}", **self.args_of)


def code_of(error: OSError) -> str:
    """The system's own name of the fault (EIO): its sentence would be in the system's language."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def unreadable(path: Path, error: OSError) -> Refusal:
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return Refusal("no-file", file=str(path))
    if error.errno == errno.EISDIR:
        return Refusal("is-folder", file=str(path))
    if error.errno in (errno.EACCES, errno.EPERM):
        return Refusal("denied-read", file=str(path))
    return Refusal("read", file=str(path), why=code_of(error))


def unwritable(path: Path, error: OSError) -> Refusal:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Refusal("full", file=str(path))
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return Refusal("no-folder", file=str(path))
    if error.errno == errno.EISDIR:
        return Refusal("is-folder", file=str(path))
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Refusal("denied-write", file=str(path))
    return Refusal("write", file=str(path), why=code_of(error))
