#!/usr/bin/env bash
# Passes every test. Needs Rust; installs what else is missing where it may (as root, on Debian).
set -euo pipefail
cd "$(dirname "$0")/.."

# install COMMAND PACKAGE…: makes sure of a command, by Debian's packages where there are some.
install() {
    local command=$1
    shift
    if command -v "$command" >/dev/null 2>&1; then
        return
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "installing $*: $command is missing"
        DEBIAN_FRONTEND=noninteractive apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"
    else
        echo "$command is missing: install the package $*, then run this again" >&2
        exit 1
    fi
}

install cc gcc libc6-dev
install python3 python3 python3-venv

cargo test --workspace --locked "$@"
tests/peers/run.sh
