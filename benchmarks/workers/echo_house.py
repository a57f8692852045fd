"""The yardstick of the web table: a socket that says back what it hears, on the same framework, served alike.

`python echo_house.py PORT`
"""

import sys

import uvicorn
from litestar import Litestar, websocket
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo], logging_config=None, openapi_config=None),
        port=int(sys.argv[1]),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        backlog=2048,
    )
