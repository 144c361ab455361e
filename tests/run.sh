#!/usr/bin/env bash
# Runs every test. Needs Rust; installs what else is missing where it may (as root, on Debian).
#
#   tests/run.sh [--long] [PART OF A TEST'S NAME …]
#
# docs/testing.md says what the long edition has, and when it is run.
set -euo pipefail
cd "$(dirname "$0")/.."

long=
if [ "${1-}" = --long ]; then
    shift
    long=yes
    export TALON_TEST_LONG=yes
fi

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
# Compiling waits for nothing else.
cargo test --workspace --locked --no-run &
compiling=$!
trap 'kill "$compiling"' EXIT
ensure "python3 python3-venv" python3 -c "import ensurepip, venv"
ensure "nodejs npm" npm --version
ensure "postgresql" tests/cluster/cluster.sh bin
wait "$compiling"

# What these tests write is gone with them: where memory has room for it, they wait for no disk.
scratch=
if [ "$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)" -gt 8000000 ] 2>/dev/null; then
    scratch=$(mktemp -d /dev/shm/talon-tests-XXXXXX)
    # Some tests run the program as somebody who owns nothing.
    chmod 755 "$scratch"
fi

# One cluster for all tests. It serves until our end of its input is closed, however we end.
coproc CLUSTER { exec tests/cluster/cluster.sh run ${scratch:+/dev/shm}; }
read -r TALON_TEST_POSTGRES <&"${CLUSTER[0]}" || {
    echo "the cluster of the tests does not start" >&2
    exit 1
}
export TALON_TEST_POSTGRES
cluster=$CLUSTER_PID
stop() {
    eval "exec ${CLUSTER[1]}>&-"
    wait "$cluster" || true
    rm -rf "${scratch-}"
}
trap stop EXIT

# What mostly waits for the network or for a compiler, the tests leave idle.
export BESIDE="tests/peers/run.sh
    cargo test --workspace --doc --locked --quiet
    ${BESIDE-}"
TMPDIR=${scratch:-${TMPDIR:-/tmp}} tests/run.py "$@"
if [ -z "$long" ]; then
    exit
fi

# wish PACKAGES COMMAND…: the same as ensure for what one test needs, which is passed over without it.
wish() {
    if ! "${@:2}" >/dev/null 2>&1 && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        ensure "--no-install-recommends $1" "${@:2}"
    fi
}

wish "debootstrap" debootstrap --version
wish "systemd" systemd-analyze --version
wish "buildah" buildah --version
wish "skopeo" skopeo --version
wish "umoci" umoci --version
wish "runc" runc --version
wish "docker-compose" docker-compose --version
wish "e2fsprogs qemu-system-x86" qemu-system-x86_64 --version

tests/package/run.sh
tests/image/run.sh
tests/boot/run.sh
cargo test --workspace --locked --test faults -- --ignored load --nocapture
