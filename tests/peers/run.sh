#!/bin/sh
# Lets independent clients talk to the loopback platforms. Needs Python 3 with venv, Node.js with npm, and their package
# indexes for the first run; what it installs stays under the target directory.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
venv=$target/peers/venv
node=$target/peers/node

if ! cmp -s "$here/requirements.txt" "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$here/requirements.txt"
    cp "$here/requirements.txt" "$venv/requirements.txt"
fi

if ! cmp -s "$here/package-lock.json" "$node/installed.json"; then
    rm -rf "$node"
    mkdir -p "$node"
    cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$node"
    (cd "$node" && npm ci --silent)
    cp "$here/package-lock.json" "$node/installed.json"
fi
# A module finds its packages beside itself.
cp "$here/discord_js_peer.mjs" "$node"

# The programs that the tests use: building them alone would build their libraries with other features again.
(cd "$root" && cargo test --workspace --locked --quiet --no-run)
"$venv/bin/python" "$here/aiogram_peer.py" "$target/debug/loopback-telegram"
node "$node/discord_js_peer.mjs" "$target/debug/loopback-discord"
