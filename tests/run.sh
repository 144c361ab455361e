#!/usr/bin/env bash
# Passes every test. Needs Rust; installs what else is missing where it may (as root, on Debian).
set -euo pipefail
cd "$(dirname "$0")/.."

# ensure PACKAGES COMMAND…: installs Debian's packages unless the command succeeds already.
ensure() {
    local packages=$1
    shift
    if "$@" >/dev/null 2>&1; then
        return
    fi
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
        echo "“$*” fails: install $packages, then run this again" >&2
        exit 1
    fi
    echo "installing $packages, for “$*” fails"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # several packages are several words
    apt-get install -y -qq $packages
}

ensure "gcc libc6-dev" cc --version
ensure "python3 python3-venv" python3 -c "import ensurepip, venv"
ensure "nodejs npm" npm --version

cargo test --workspace --locked "$@"
tests/peers/run.sh
