"""web/src/lib/messages.ts, made from the messages of the server: `python tools/typescript.py` writes it anew."""

import inspect
import types
import typing
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from bivouac.server import messages

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "messages.ts"
NOT_SENT = (msgspec.Raw, msgspec.UnsetType)  # how a field is kept on the server, no shape of its own
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}


def typescript() -> str:
    """The whole file."""
    parts = [
        "// Made from src/bivouac/server/messages.py by tools/typescript.py. Do not edit: make it anew.",
    ]
    for name, value in vars(messages).items():
        if name.startswith("_") or not is_own(value):
            continue
        parts.append(interface(value) if isinstance(value, type) else f"export type {name} = {said(value, False)};")
    return "\n\n".join(parts) + "\n"


def is_own(value: object) -> bool:
    """A struct or a named union of messages.py, not what it imports."""
    if isinstance(value, type):
        return issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__
    return get_origin(value) in (Literal, Union, types.UnionType)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface. With omit_defaults a field may be absent; what the client sends may be left to its
    default too."""
    lines = []
    doc = inspect.getdoc(struct)
    own_doc = doc if doc and struct.__doc__ else ""
    if own_doc:
        lines += ["/**", *(f" * {line}".rstrip() for line in own_doc.splitlines()), " */"]
    lines.append(f"export interface {struct.__name__} {{")
    info = msgspec.structs.fields(struct)
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct)
    is_sent = struct in SENT_BY_CLIENT
    for field in info:
        optional = not field.required and (config.omit_defaults or is_sent)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {said(hints[field.name])};")
    return "\n".join([*lines, "}"])


def said(kind: Any, alias: bool = True) -> str:
    """A type of Python in the words of TypeScript; a named union of messages.py by its name."""
    if alias:
        for name, value in vars(messages).items():
            if value is kind and not isinstance(value, type) and is_own(value):
                return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(said(each) for each in args if each not in NOT_SENT)
    if origin is list:
        of = said(args[0])
        return f"({of})[]" if " | " in of else f"{of}[]"
    if origin is dict:
        return f"Record<{said(args[0])}, {said(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"messages.py uses {kind!r}, which tools/typescript.py cannot say in TypeScript")


def sent_by_client() -> set[type]:
    """What the client makes: its socket messages, the bodies of its requests, and what these hold."""
    found: set[type] = set()
    todo: list[Any] = [messages.FromClient, messages.NewTable, messages.NewFork]
    while todo:
        kind = todo.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.add(kind)
                todo += typing.get_type_hints(kind).values()
        else:
            todo += get_args(kind)
    return found


SENT_BY_CLIENT = sent_by_client()

if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), "utf-8")
    print(f"{TARGET.name}: {len(typescript().splitlines())} lines")
