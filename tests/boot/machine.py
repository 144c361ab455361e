"""Sits at the machine and does what docs/operating.md says, as somebody does who reads it for the first time.

usage: machine.py DIRECTORY COMMAND …: with the command the machine is switched on; what it says is kept in the directory.
"""

import codecs
import ctypes
import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

# Far longer than anything takes, also where the processor is emulated.
PATIENCE = 300

PAGE = Path(__file__).parents[2] / "docs/operating.md"


def say(text):
    print(f"boot: {text}", flush=True)


class Machine:
    """A machine, and a keyboard and a screen at its second serial port."""

    def __init__(self, directory, command):
        self.console = directory / "console.log"
        self.place = directory / "terminal"
        self.log = directory / "machine.log"
        self.command = command + [
            *("-chardev", f"file,id=console,path={self.console},append=on", "-serial", "chardev:console"),
            *("-chardev", f"socket,id=terminal,path={self.place},server=on,wait=on", "-serial", "chardev:terminal"),
        ]

    def power_on(self):
        self.place.unlink(missing_ok=True)
        # It ends with us, however we end.
        dies = lambda: ctypes.CDLL(None).prctl(1, signal.SIGKILL)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, preexec_fn=dies, stdin=subprocess.DEVNULL, stderr=log)
        self.terminal = socket.socket(socket.AF_UNIX)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.terminal.connect(str(self.place))
                break
            except OSError:
                assert self.process.poll() is None and time.monotonic() < end, f"the machine is not switched on: {self.log.read_text()}"
                time.sleep(0.05)
        # Only now it begins.
        self.began = time.monotonic()
        self.said = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.comes_up()

    def cut_the_power(self):
        self.process.kill()
        self.process.wait()
        self.terminal.close()

    def hears(self, wanted):
        """Waits until this is on the screen, and takes what was there until then off it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(wanted, self.said)):
            self.terminal.settimeout(max(end - time.monotonic(), 0.01))
            try:
                heard = self.terminal.recv(65536)
            except TimeoutError:
                heard = b""
            if not heard:
                raise SystemExit(f"boot: no “{wanted}” in:\n{self.said}\n{self.console.read_text(errors='replace')[-2000:]}")
            self.said += self.decoder.decode(heard)
        before, self.said = self.said[: found.start()], self.said[found.end() :]
        return before, found

    def types(self, keys):
        self.terminal.sendall(keys.encode())

    def comes_up(self):
        _, found = self.hears(r"@up:(\S+)@")
        self.boot = found[1]
        self.hears(r"@ready:\d+@ ")

    def starts(self, command):
        """Types a command, and leaves it running."""
        self.types(f"{command}\n")
        # The terminal repeats it.
        self.hears(r"\n")

    def ends(self):
        """Waits for the prompt: what was said, and how the command ended."""
        said, found = self.hears(r"@ready:(\d+)@ ")
        return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]|\x1b\].*?(\x1b\\|\a)|\r", "", said).strip(), int(found[1])

    def gives(self, command, code=0):
        self.starts(command)
        said, ended = self.ends()
        assert ended == code, f"“{command}” ended with {ended}:\n{said}"
        return said

    def until(self, condition):
        """Waits until a shell's condition holds there."""
        self.gives(f"timeout {PATIENCE} bash -c 'until {condition}; do sleep 0.5; done'")

    def talon(self, name):
        return self.gives(f"systemctl show talon --property {name} --value")


def is_served(machine):
    """The bot serves without anybody's doing, and answers a person. When it did after the power came, and how long it took itself, in seconds."""
    machine.until("systemctl --quiet is-active talon")
    begun, ready = (int(machine.talon(f"{change}TimestampMonotonic")) / 1e6 for change in ("InactiveExit", "ActiveEnter"))
    # The kernel's clock begins when the kernel does.
    running = float(machine.gives("cut -d ' ' -f 1 /proc/uptime"))
    kernel = time.monotonic() - machine.began - running
    assert machine.gives("talon health") == "database: answers\ntelegram: reached"
    machine.until('grep -q "\\"answer\\"" /run/telegram.out')
    return kernel + ready, ready - begun


def is_whole(machine):
    """Nothing is to do, and nobody is forgotten."""
    machine.gives("sudo -u talon talon --env-file /etc/talon/talon.env check")
    # The archive has cards.
    machine.gives('sudo -u talon talon export --everything | grep --quiet "\\"name\\":\\"Ana\\""')


def follow(machine):
    """Everything that the page says, word by word."""
    page = PAGE.read_text()
    section = re.search(r"^## Installing\n(.*?)^##", page, re.MULTILINE | re.DOTALL)[1]
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```", section, re.MULTILINE | re.DOTALL)
    commands = [line.split(" #")[0].strip() for block in blocks for line in block.splitlines()]
    token = None
    for command in commands:
        say(f"$ {command}")
        if command.startswith("scripts/package.sh"):
            # That was done on another machine.
            continue
        if command.startswith("sudo apt install"):
            machine.gives(command)
            # It waits for tokens.
            assert machine.gives("systemctl is-enabled talon") == "enabled"
            assert machine.gives("systemctl is-active talon", 3) == "inactive"
            # Telegram is elsewhere for this machine.
            machine.gives("printf '\\n[telegram]\\napi_url = \"http://127.0.0.1:8081\"\\n' | sudo tee --append /etc/talon/talon.toml")
        elif command == "sudo talon setup":
            machine.until('grep -q "\\"token\\"" /run/telegram.out')
            token = json.loads(machine.gives("head -1 /run/telegram.out"))["token"]
            machine.starts(command)
            machine.hears("Token, or Enter for none: ")
            machine.types(f"{token}\r")
            machine.hears("It is @talon_test_bot's")
            # No Discord.
            machine.hears("Token, or Enter for none: ")
            machine.types("\r")
            for question in ("Language", "Database"):
                # What is shown is taken.
                machine.hears(rf"{question} \[.*\]: ")
                machine.types("\r")
            said, ended = machine.ends()
            assert ended == 0 and "Saved in /etc/talon/talon.env" in said, said
            assert token not in said, "the token is on the screen"
            assert "https://t.me/talon_test_bot" in said, said
            machine.gives("cat /etc/talon/talon.env", 1)
            # Ana hears of it.
            machine.gives("sudo systemctl restart telegram")
        elif command == "talon status":
            machine.starts(command)
            machine.hears("(?i)telegram")
            machine.types("q")
            assert machine.ends()[1] == 0
        elif command.endswith("--follow"):
            machine.starts(command)
            machine.hears("(?i)serv")
            machine.types("\x03")
            machine.ends()
        else:
            said = machine.gives(command)
            if command == "systemctl status talon":
                assert "active (running)" in said and "enabled" in said, said
    assert token, "the page does not say how the bot gets its token"
    return token


def main():
    machine = Machine(Path(sys.argv[1]), sys.argv[2:])
    machine.power_on()
    say("the machine is on, and somebody sits at it")
    token = follow(machine)
    is_served(machine)

    # At once: whatever is on the disk now is all that stays.
    machine.cut_the_power()
    say("Ana was answered; the power fails")
    machine.power_on()
    took, own = is_served(machine)
    is_whole(machine)

    say(f"it serves again, {took:.1f} s after the power came, {own:.1f} s of them its own; now the machine reboots")
    boot, machine.began = machine.boot, time.monotonic()
    machine.types("sudo systemctl reboot\n")
    machine.comes_up()
    assert machine.boot != boot
    is_served(machine)
    is_whole(machine)
    said = machine.gives("sudo journalctl --boot=-1 --unit talon --output cat")
    assert "Deactivated successfully" in said, said
    resident = machine.gives('grep VmRSS "/proc/$(systemctl show talon --property MainPID --value)/status"').split()[1]
    say(f"it serves again; memory: {int(resident) // 1024} MB resident, {int(machine.talon('MemoryCurrent')) >> 20} MB of its group")

    security = machine.gives("systemd-analyze security --no-pager --threshold=20 talon").splitlines()[-1]
    say(security.removeprefix("→ "))
    # By the bot itself, and by hand.
    count = "sudo ls /var/lib/talon/backups | grep --count '^talon-.*Z.db$'"
    before = int(machine.gives(count))
    assert before > 0, "the bot has made no backup"
    machine.gives("sudo -u talon talon backup")
    assert int(machine.gives(count)) == before + 1

    say("the bot is killed")
    # The same as in the unit, in less time.
    machine.gives("sudo mkdir -p /run/systemd/system/talon.service.d")
    machine.gives("printf '[Service]\\nWatchdogSec=15s\\n' | sudo tee /run/systemd/system/talon.service.d/watchdog.conf")
    machine.gives("sudo systemctl daemon-reload")
    again = "systemctl show talon --property NRestarts --property ActiveState | sort | tr \"\\n\" \" \" | grep -q"
    machine.gives("sudo systemctl kill --signal=KILL talon")
    machine.until(f'{again} "ActiveState=active NRestarts=1"')
    machine.gives("talon health")
    say("the bot is stopped in its tracks")
    machine.gives("sudo systemctl kill --signal=STOP talon")
    machine.until(f'{again} "ActiveState=active NRestarts=2"')
    machine.gives("talon health")
    assert "Watchdog timeout" in machine.gives("sudo journalctl --boot --unit talon --output cat")
    is_whole(machine)

    machine.gives("sudo journalctl --output cat >/tmp/journal")
    machine.gives("grep --quiet talon_test_bot /tmp/journal")
    machine.gives(f"grep --quiet --fixed-strings -e '{token}' -e ♠ -e ♥ -e ♦ -e ♣ /tmp/journal", 1)

    machine.types("sudo systemctl poweroff\n")
    machine.process.wait(PATIENCE)


main()
