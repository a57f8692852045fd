"""What the pages for hosts say is tried: the proxy in front of a server, and its unit."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bivouac.text import LANGUAGES
from tests.server.test_keeping import free_port, start_server

ROOT = Path(__file__).parents[2]
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
SYSTEMD = shutil.which("systemd-analyze")
SETTINGS = {
    "BIVOUAC_PUBLIC_ADDRESS": "https://example.org",
    "BIVOUAC_TRUSTED_PROXIES": "127.0.0.1",
    "BIVOUAC_TABLES_PER_MINUTE": "1",
    "BIVOUAC_TABLES_AT_ONCE": "2",
    "BIVOUAC_REQUEST_SECONDS": "2",
}


def written(kind: str) -> str:
    """A block of the page, the same in both languages."""
    pages = [(ROOT / "docs" / lang / "host.md").read_text("utf-8") for lang in LANGUAGES]
    blocks = {re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)[0] for page in pages}
    (block,) = blocks
    return str(block)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of nginx as the page has it, but for its certificate and where it listens."""
    if NGINX is None or sys.platform != "linux":
        pytest.skip("there is no nginx here")
    folder, behind, port = tmp_path_factory.mktemp("proxy"), free_port(), free_port()
    block = written("nginx").replace("127.0.0.1:8765", f"127.0.0.1:{behind}")
    block = re.sub(r"\n *ssl_certificate[^\n]*", "", block).replace("listen 443 ssl;", f"listen {port};")
    places = "".join(
        f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
    rest = f"events {{}}\nhttp {{\naccess_log off;\n{places}{block}}}\n"
    (folder / "nginx.conf").write_text((head if os.geteuid() == 0 else head.replace("user root;\n", "")) + rest)
    server = start_server(folder / "data", behind, "https://example.org", **SETTINGS)
    proxy = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(timeout=30)
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=30)


def wait_for(port: int) -> None:
    until = time.monotonic() + 20
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health", headers={"Host": "example.org"})
            return
        except httpx.HTTPError:
            assert time.monotonic() < until
            time.sleep(0.05)


def asked(port: int, method: str, path: str, source: str = "127.0.0.1", **more: Any) -> httpx.Response:
    """From one of the addresses of this machine."""
    headers = {"Host": "example.org", "Origin": "https://example.org", **more.pop("headers", {})}
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=30) as client:
        return client.request(method, f"http://127.0.0.1:{port}{path}", headers=headers, **more)


def new_table(port: int, source: str, **headers: str) -> httpx.Response:
    seats = [{"kind": "human"}, {"kind": "bot"}]
    body = {"game": "altiplano", "seats": seats}
    return asked(port, "POST", "/api/tables", source, json=body, headers=headers)


def test_through_the_proxy_a_table_is_made_and_played_at(proxied: int) -> None:
    assert asked(proxied, "GET", "/api/health").json()["status"] == "ok"
    made = new_table(proxied, "127.0.0.3")
    assert made.status_code == 201

    async def sit() -> tuple[str, str]:
        address = f"ws://example.org/api/tables/{made.json()['table']}/socket"
        origin = Origin("https://example.org")
        async with connect(address, host="127.0.0.1", port=proxied, origin=origin) as line:
            await line.send(json.dumps({"type": "hello", "secret": made.json()["links"][0]["secret"]}))
            whole = json.loads(await line.recv())["type"]
            await asyncio.sleep(3)
            await line.send('{"type":"ping"}')
            while (heard := json.loads(await line.recv())["type"]) == "change":
                pass
            return whole, heard

    assert asyncio.run(sit()) == ("whole", "pong")


def test_through_the_proxy_each_address_has_limits_of_its_own(proxied: int) -> None:
    first = [new_table(proxied, "127.0.0.1").status_code for _ in range(3)]
    assert first == [201, 201, 429]
    feigned = new_table(proxied, "127.0.0.1", **{"X-Forwarded-For": "203.0.113.9"})
    assert feigned.status_code == 429, "what a visitor says of their own address is not believed"
    assert new_table(proxied, "127.0.0.2").status_code == 201


def test_through_the_proxy_pages_of_other_sites_and_other_names_are_refused(proxied: int) -> None:
    assert new_table(proxied, "127.0.0.4", Origin="https://evil.example").status_code == 403
    assert asked(proxied, "GET", "/api/games", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = written("ini")
    for name in ("BIVOUAC_PUBLIC_ADDRESS=https://example.org", "BIVOUAC_TRUSTED_PROXIES=127.0.0.1"):
        assert f"Environment={name}" in unit
    program = tmp_path / "bivouac"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    (tmp_path / "bivouac.service").write_text(unit.replace("/opt/bivouac/.venv/bin/bivouac", str(program)))
    checked = subprocess.run(
        [str(SYSTEMD), "verify", "--man=no", str(tmp_path / "bivouac.service")], capture_output=True, text=True
    )
    assert (checked.returncode, checked.stderr) == (0, "")
