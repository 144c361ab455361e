#!/usr/bin/env python3
"""Builds every test program of the workspace and runs them side by side. Part of tests/run.sh.

    tests/run.py [PART OF A TEST'S NAME …]

Two lanes take programs from the two ends of one list: programs that play against the real bot, which wait a lot, and all others. Tests
in a module `undisturbed` measure, or keep all processors busy: they come at the end, one after the other, and those of `fair`, which mostly
wait, four at a time. Each test that fails is named when it does, with what it said at the end; then come the slowest tests, and one line with
the counts. Every minute it tells which tests take longer than that; one that takes longer than LIMIT has failed, but in the long
edition, where some take an hour.

BESIDE may hold a command that runs beside the tests, and must succeed too: what it takes, the tests leave idle.
"""

import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CARGO = ["cargo", "test", "--workspace", "--locked"]
WAITING = ["play", "faults", "program"]
COMPUTING = ["players", "pages", "runs", "store", "house"]
UNDISTURBED = "undisturbed::"
TOGETHER = "undisturbed::fair::"
OPTIONS = ["-Zunstable-options", "--format=json", "--report-time"]
SLOWEST = 10
LIMIT = float("inf") if "TALON_TEST_LONG" in os.environ else 600

counts = Counter()
failures = []
times = []
under_way = {}


def build():
    """The test programs, and where cargo would run them; and the environment in which they find our own programs.

    RUSTC_BOOTSTRAP lets the test programs of a stable compiler tell their results as JSON.
    """
    command = [*CARGO, "--no-run", "--message-format=json-render-diagnostics"]
    built = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if built.returncode:
        sys.exit(built.returncode)
    programs, environment = [], dict(os.environ, RUSTC_BOOTSTRAP="1")
    for line in built.stdout.splitlines():
        message = json.loads(line)
        if message["reason"] == "compiler-artifact" and (executable := message["executable"]):
            home, target = Path(message["manifest_path"]).parent, message["target"]
            if message["profile"]["test"]:
                programs.append((target["name"], home, executable))
            elif "bin" in target["kind"]:
                environment[f"CARGO_BIN_EXE_{target['name']}"] = executable
    return programs, environment


def run(name, home, command, environment):
    """Runs one test program and listens to what it tells of each test."""
    begun, label = time.monotonic(), f"{home.name} {name}"
    process = subprocess.Popen(
        command, cwd=home, env=dict(environment, CARGO_MANIFEST_DIR=str(home)), stdout=subprocess.PIPE, text=True,
        errors="replace",
    )
    passed, failed = 0, 0
    for line in process.stdout:
        try:
            told = json.loads(line)
        except ValueError:
            continue
        if told.get("type") != "test":
            continue
        test, event = f"{label}: {told['name']}", told["event"]
        if event == "started":
            under_way[test] = (time.monotonic(), process)
        else:
            under_way.pop(test, None)
        if event in ("ok", "failed", "ignored"):
            counts[event] += 1
            passed += event == "ok"
            times.append((told.get("exec_time", 0), test))
        if event == "failed":
            failed += 1
            failures.append((test, told.get("stdout", "")))
            print(f"FAILED {test}", flush=True)
    left = [test for test in under_way if test.startswith(f"{label}: ")]
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode and (left or not failed):
        for test in left or [label]:
            under_way.pop(test, None)
            counts["failed"] += 1
            failures.append((test, f"the program ended with {process.returncode}"))
            print(f"FAILED {test}", flush=True)
    busy = used.ru_utime + used.ru_stime
    print(f"{time.monotonic() - begun:6.1f} s, {busy:5.1f} of a processor  {label}: {passed} passed", flush=True)


def undisturbed(executable, filters, environment):
    """The names of a program's tests that nothing may disturb."""
    listing = [executable, "--list", "--format=terse", *filters]
    listed = subprocess.run(listing, stdout=subprocess.PIPE, text=True, env=environment, check=True)
    names = [line.removesuffix(": test") for line in listed.stdout.splitlines()]
    return [name for name in names if name.startswith(UNDISTURBED)]


def next_of(take):
    """What a lane takes from the list, if anything is left."""
    try:
        return take()
    except IndexError:
        return None


def watch():
    """Tells every minute which tests take long, and ends the programs of those that take too long."""
    while True:
        time.sleep(60)
        for test, (begun, process) in list(under_way.items()):
            seconds = time.monotonic() - begun
            if seconds > 60:
                print(f"{seconds:6.0f} s so far  {test}", flush=True)
            if seconds > LIMIT:
                process.kill()


def beside():
    """Runs the command that goes with the tests; shows its output if it fails."""
    if command := os.environ.get("BESIDE"):
        begun = time.monotonic()
        low = ["nice", "-n", "19", "bash", "-ec", command]
        done = subprocess.run(low, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            counts["failed"] += 1
            failures.append((command, done.stdout))
            print(f"FAILED {command}", flush=True)
        print(f"{time.monotonic() - begun:6.1f} s  {command}", flush=True)


def main(filters):
    programs, environment = build()
    ends = {name: place - len(WAITING) for place, name in enumerate(WAITING)}
    ends |= {name: place + 1 for place, name in enumerate(COMPUTING)}
    left = deque(sorted(programs, key=lambda program: ends.get(program[0], 0)))

    def drive(take):
        while program := next_of(take):
            name, home, executable = program
            threads = 2 if name in WAITING else 1
            command = [executable, *OPTIONS, *filters, f"--test-threads={threads}", "--skip", UNDISTURBED]
            run(name, home, command, environment)

    threading.Thread(target=watch, daemon=True).start()
    with ThreadPoolExecutor() as pool:
        aside = pool.submit(beside)
        for lane in [pool.submit(drive, left.popleft), pool.submit(drive, left.pop)]:
            lane.result()
        for name, home, executable in programs:
            names = undisturbed(executable, filters, environment)
            together = [name for name in names if name.startswith(TOGETHER)]
            for some, threads in [(together, 4), ([name for name in names if name not in together], 1)]:
                if some:
                    run(name, home, [executable, *OPTIONS, f"--test-threads={threads}", "--exact", *some], environment)
        aside.result()
    for test, said in failures:
        print(f"\n---- {test}\n{said}")
    print("\nThe slowest:")
    for seconds, test in sorted(times, reverse=True)[:SLOWEST]:
        print(f"{seconds:6.1f} s  {test}")
    print(f"\n{counts['ok']} passed, {counts['failed']} failed, {counts['ignored']} skipped")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
