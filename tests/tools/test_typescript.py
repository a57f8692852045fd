"""The client's types are those of the server."""

from tools import typescript


def test_the_types_of_the_client_are_made_from_the_messages_of_the_server() -> None:
    assert typescript.TARGET.read_text("utf-8") == typescript.typescript(), "python tools/typescript.py makes them anew"
