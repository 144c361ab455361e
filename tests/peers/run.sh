#!/bin/sh
# Lets independent clients talk to the loopback platforms. Needs Python 3 with venv, and a package index for the first
# run; what it installs stays under the target directory.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
venv=$target/peers/venv

if ! cmp -s "$here/requirements.txt" "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
    cp "$here/requirements.txt" "$venv/requirements.txt"
fi

(cd "$root" && cargo build --locked --quiet --package talon-loopback --bin loopback-telegram)
exec "$venv/bin/python" "$here/aiogram_peer.py" "$target/debug/loopback-telegram"
