#!/usr/bin/env python3
"""Rewrites advisories.toml: what is known against libraries in Cargo.lock, for machines that have no cargo-deny.

usage: scripts/advisories.py CLONE >advisories.toml    where CLONE is a clone of RustSec's advisory-db
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

# Those that we left behind for their advisories, and that must not come back unnoticed.
LEFT_BEHIND = {"ttf-parser"}


def git(*arguments):
    return subprocess.run(["git", "-C", sys.argv[1], *arguments], check=True, capture_output=True, text=True).stdout


def quoted(ranges):
    return json.dumps(ranges)


lock = tomllib.loads((Path(__file__).parent.parent / "Cargo.lock").read_text())
libraries = {package["name"] for package in lock["package"] if "source" in package} | LEFT_BEHIND
print("# Advisories about libraries in Cargo.lock, and about some that were left behind. A library is affected where its version is in no")
print("# range. Written by scripts/advisories.py; tests/program/advisories.rs holds it against Cargo.lock and deny.toml.")
print(f'database = "{git("log", "-1", "--format=%cs").strip()}"')
for path in git("ls-tree", "-r", "HEAD", "--name-only").splitlines():
    found = re.fullmatch(r"crates/([^/]+)/(RUSTSEC-[0-9-]+)\.md", path)
    if not found or found[1] not in libraries:
        continue
    told = tomllib.loads(re.search(r"```toml\n(.*?)```", git("show", f"HEAD:{path}"), re.DOTALL)[1])
    if "withdrawn" in told["advisory"]:
        continue
    fine = told["versions"].get("patched", []) + told["versions"].get("unaffected", [])
    print(f'\n[[advisory]]\nid = "{found[2]}"\nlibrary = "{found[1]}"\nfine = {quoted(fine)}')
