"""Plays systemd for the installed service: what its unit says is what happens here."""

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

root = Path(sys.argv[1])
unit = (root / "usr/lib/systemd/system/talon.service").read_text()
tokens = root / "etc/talon/talon.env"

# Far longer than anything here takes.
PATIENCE = 30


def setting(name):
    return re.search(rf"^{name}=(.*)$", unit, re.MULTILINE).group(1)


def serve():
    place = root / "run/talon-notify"
    place.unlink(missing_ok=True)
    supervisor = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    supervisor.bind(str(place))
    place.chmod(0o666)
    supervisor.settimeout(PATIENCE)
    variables = dict(line.split("=", 1) for line in tokens.read_text().splitlines())
    variables |= {"NOTIFY_SOCKET": "/run/talon-notify", "WATCHDOG_USEC": "1000000", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    user = setting("User")
    command = ["chroot", f"--userspec={user}:{setting('Group')}", str(root), "/usr/bin/env", "-C", setting("WorkingDirectory")]
    service = subprocess.Popen(command + setting("ExecStart").split(), env=variables)
    try:
        told = ""
        while "READY=1" not in told or "WATCHDOG=1" not in told:
            told += supervisor.recv(4096).decode()
        health = subprocess.run(
            command + ["/usr/bin/talon", "--config", "/etc/talon/talon.toml", "health"], env=variables, check=True, capture_output=True, text=True
        )
        assert health.stdout == "database: answers\ntelegram: reached\n", health.stdout
        begin = time.monotonic()
        service.send_signal(signal.SIGTERM)
        assert service.wait(PATIENCE) == 0, "it does not end as it should"
        took = time.monotonic() - begin
        patience = float(setting("TimeoutStopSec").removesuffix("s"))
        assert took < patience, f"it took {took} s to end, and {patience} are allowed"
        while "STOPPING=1" not in told:
            told += supervisor.recv(4096).decode()
        print(f"package: ready, watched, healthy, and stopped in {took:.1f} s")
    finally:
        service.kill()
        place.unlink()


serve()
