#!/usr/bin/env bash
# Builds what people install. Needs Rust; installs cargo-deb below the target directory where it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    echo "usage: $0 deb [--profile PROFILE] [--no-build] [--fast] [--version VERSION] [--out DIR]" >&2
    exit 2
}

[ "${1-}" = deb ] || usage
shift
target=$(cargo metadata --no-deps --format-version 1 --locked | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
profile=dist
out=$target/packages
flags=()
while [ $# -gt 0 ]; do
    case $1 in
    --profile) profile=${2:?} && shift ;;
    --out) out=${2:?} && shift ;;
    --version) flags+=(--deb-version "${2:?}") && shift ;;
    --no-build | --fast) flags+=("$1") ;;
    *) usage ;;
    esac
    shift
done

# The version that this script was tested with. It works for seconds, so building it in haste is quicker in all.
if ! [ -x "$target/tools/bin/cargo-deb" ]; then
    CARGO_PROFILE_DEV_DEBUG=false cargo install --quiet --debug --locked --root "$target/tools" --version 3.8.0 cargo-deb
fi
# The same sources make the same package.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 1)
export SOURCE_DATE_EPOCH
mkdir -p "$out"
cargo run --quiet --locked --package talon-notices -- "$target/$([ "$profile" = dev ] && echo debug || echo "$profile")/libraries.txt"
"$target/tools/bin/cargo-deb" --package talon --profile "$profile" --output "$out" "${flags[@]}"
