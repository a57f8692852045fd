"""By which names this server may be called. A page elsewhere could give its own name this server's address: then its
requests would come from the same site, as far as browsers know."""

import contextlib
import socket
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from bivouac.server.settings import Settings

LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
EVERYWHERE: Final = ("0.0.0.0", "::", "")
SOMEWHERE: Final = "192.0.2.1"  # kept free for examples (RFC 5737): nobody is there


class Hosts:
    def __init__(self, settings: Settings) -> None:
        names = [settings.host, host_of(settings.public_address), *map(host_in, settings.allowed_hosts)]
        # Who listens everywhere is called by any of the machine's addresses, or by its name at home.
        self.is_everywhere: Final = settings.host in EVERYWHERE
        if self.is_everywhere:
            name = socket.gethostname()
            short = name.partition(".")[0]
            names += [name, short, f"{short}.local"]
        self.names: Final = {name.lower() for name in names if name not in EVERYWHERE} | LOOPBACK

    def knows(self, scope: Any) -> bool:
        """Whether a request calls this server by a name of its own. Old programs send none."""
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not host:
            return True
        name = host_in(host)
        return name in self.names or (self.is_everywhere and is_number(name))


def host_of(address: str) -> str:
    with contextlib.suppress(ValueError):
        return urlsplit(address).hostname or ""
    return ""


def host_in(host: str) -> str:
    """Without the port, in small letters; empty if it is none."""
    return host_of(f"//{host}").rstrip(".")


def is_number(name: str) -> bool:
    """An address in numbers: nobody else can give it as their name."""
    with contextlib.suppress(ValueError):
        ip_address(name)
        return True
    return False


def own_address() -> str:
    """The address of this machine in its own network; empty if it is in none. Nothing is sent to find it out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((SOMEWHERE, 9))
        found = str(probe.getsockname()[0])
        return "" if found in LOOPBACK else found
    return ""
