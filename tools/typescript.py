"""The client's types, made from what the server sends: `python tools/typescript.py` writes them anew.

web/src/lib/messages.ts holds the messages of the server, web/src/boards/GAME/view.ts the view of a game,
spaces.ts beside one of them the map.
"""

import collections.abc
import inspect
import types
import typing
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

import msgspec

import bivouac
from bivouac.games import game_named
from bivouac.games.fortune_and_glory import map as world
from bivouac.server import messages

WEB = Path(__file__).parents[1] / "web" / "src"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Any: "unknown",
    object: "unknown",
    type(None): "null",
}
NOT_SENT = (msgspec.Raw, msgspec.UnsetType)  # how a field is kept on the server, no shape of its own
NAMED = (Annotated, Literal, Union, types.UnionType, dict, tuple)  # what stands under a name of its own


def files() -> dict[Path, str]:
    """Every file that is made, with what stands in it."""
    made = {WEB / "lib" / "messages.ts": typescript(messages)}
    for name in bivouac.games():
        made[WEB / "boards" / name / "view.ts"] = typescript(shapes_of(name))
    made[WEB / "boards" / "fortune-and-glory" / "spaces.ts"] = spaces()
    return made


def spaces() -> str:
    """What a board must know of the spaces of Fortune and Glory to show ways: in the order of their numbers, because of
    two ways that cost the same the one with the lower numbers is taken."""
    kinds = {world.LAND: "land", world.SEA: "sea", world.CITY: "city"}
    wraps = {(here, there) for here, there, kind in world.LINKS if kind == world.WRAP}
    lines = [
        "// Made from src/bivouac/games/fortune_and_glory/map.py by tools/typescript.py. Do not edit: make it anew.",
        "",
        "export interface Space {",
        '  kind: "land" | "sea" | "city";',
        "  cost: number;",
        "  terrain?: string[];",
        "  isDeep?: true;",
        "  isMajor?: true;",
        "  isPort?: true;",
        "  near: string[];",
        "}",
        "",
        "export const SPACES: Readonly<Record<string, Space>> = {",
    ]
    for space in world.ALL_SPACES:
        terrain = [f'"{word}"' for bit, word in world.TERRAIN_KEYS if space.terrain & bit]
        facts = [f'kind: "{kinds[space.kind]}"', f"cost: {space.cost}"]
        facts += [f"terrain: [{', '.join(terrain)}]"] if terrain else []
        facts += ["isDeep: true"] if space.is_deep else []
        facts += ["isMajor: true"] if space.is_major else []
        facts += ["isPort: true"] if world.IS_PORT[space.number] else []
        near = ", ".join(f'"{world.KEYS[other]}"' for other in world.NEIGHBOURS[space.number])
        lines.append(f'  "{space.key}": {{ {", ".join(facts)}, near: [{near}] }},')
    over = ", ".join(f'["{world.KEYS[here]}", "{world.KEYS[there]}"]' for here, there in sorted(wraps))
    lines += ["};", "", "/** The two edges of the board meet here. */"]
    lines += [f"export const WRAPS: readonly (readonly [string, string])[] = [{over}];", ""]
    return "\n".join(lines)


def shapes_of(game: str) -> ModuleType:
    """The module in which a game declares its view."""
    shapes = inspect.getmodule(game_named(game).shape())
    assert shapes is not None
    return shapes


def typescript(module: ModuleType) -> str:
    """A whole file: every struct, TypedDict and named type of a module."""
    source = module.__name__.replace(".", "/")
    parts = [f"// Made from src/{source}.py by tools/typescript.py. Do not edit: make it anew."]
    for name, value in vars(module).items():
        if name.startswith("_") or not is_own(value, module):
            continue
        if isinstance(value, type) and get_origin(value) is None:
            parts.append(interface(value, module))
        else:
            parts.append(f"export type {name} = {said(value, module, False)};")
    return "\n\n".join(parts) + "\n"


def is_own(value: object, module: ModuleType) -> bool:
    """A struct, a TypedDict or a named type of this module, not what it imports."""
    if get_origin(value) is not None:
        return get_origin(value) in NAMED
    return is_interface(value) and getattr(value, "__module__", "") == module.__name__


def is_interface(value: object) -> bool:
    return is_typeddict(value) or (isinstance(value, type) and issubclass(value, msgspec.Struct))


def interface(kind: type, module: ModuleType) -> str:
    """A struct or a TypedDict as an interface."""
    lines = []
    doc = inspect.getdoc(kind) if vars(kind).get("__doc__") else ""
    if doc:
        lines += ["/**", *(f" * {line}".rstrip() for line in doc.splitlines()), " */"]
    lines.append(f"export interface {kind.__name__} {{")
    lines += keys_of(kind, module) if is_typeddict(kind) else fields_of(kind, module)
    return "\n".join([*lines, "}"])


def keys_of(kind: Any, module: ModuleType) -> list[str]:
    """The keys of a TypedDict; what is NotRequired may be absent."""
    lines = []
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        key = name if name.isidentifier() else f'"{name}"'
        lines.append(f"  {key}{'?' if name in kind.__optional_keys__ else ''}: {said(hint, module)};")
    return lines


def fields_of(struct: type[msgspec.Struct], module: ModuleType) -> list[str]:
    """The fields of a struct. With omit_defaults a field may be absent; what the client sends may be left to its
    default too."""
    lines = []
    info = msgspec.structs.fields(struct)
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct)
    is_sent = struct in SENT_BY_CLIENT
    for field in info:
        optional = not field.required and (config.omit_defaults or is_sent)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {said(hints[field.name], module)};")
    return lines


def said(kind: Any, module: ModuleType, alias: bool = True) -> str:
    """A type of Python in the words of TypeScript; what the module gives a name by its name."""
    if alias:
        for name, value in vars(module).items():
            if get_origin(value) in NAMED and type(value) is type(kind) and value == kind:
                return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:  # a list of fixed length says beside it what stands where
        return said(kind.__metadata__[0], module)
    if origin is NotRequired:
        return said(args[0], module)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(said(each, module) for each in args if each not in NOT_SENT)
    if origin is list:
        of = said(args[0], module)
        return f"({of})[]" if " | " in of else f"{of}[]"
    if origin is tuple:
        return f"[{', '.join(said(each, module) for each in args)}]"
    if origin in (dict, collections.abc.Mapping):
        record = f"Record<{said(args[0], module)}, {said(args[1], module)}>"
        return f"Partial<{record}>" if get_origin(args[0]) is Literal else record  # a dict need not have them all
    if is_interface(kind):
        return str(kind.__name__)
    raise TypeError(f"{module.__name__} uses {kind!r}, which tools/typescript.py cannot say in TypeScript")


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
    for target, text in files().items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        print(f"{target.relative_to(WEB)}: {len(text.splitlines())} lines")
