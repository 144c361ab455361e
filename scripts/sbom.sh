#!/usr/bin/env bash
# Writes what the shipped program is made of: a software bill of materials in CycloneDX's JSON. Needs Rust; installs cargo-cyclonedx
# below the target directory where it is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

out=${1-}
if [ -z "$out" ] || [ $# -gt 1 ]; then
    echo "usage: $0 FILE" >&2
    exit 2
fi
target=$(cargo metadata --no-deps --format-version 1 --locked | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
# The version that this script was tested with. It works for seconds, so building it in haste is quicker in all.
if ! [ -x "$target/tools/bin/cargo-cyclonedx" ]; then
    CARGO_PROFILE_DEV_DEBUG=false cargo install --quiet --debug --locked --root "$target/tools" --version 0.5.7 cargo-cyclonedx
fi
# The same sources make the same list.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 1)
export SOURCE_DATE_EPOCH
"$target/tools/bin/cargo-cyclonedx" cyclonedx --quiet --manifest-path crates/talon/Cargo.toml --format json --spec-version 1.5 \
    --target x86_64-unknown-linux-gnu --override-filename talon-sbom
# It writes one beside the manifest of each package of the workspace; the program's is the one that counts.
cp crates/talon/talon-sbom.json "$out"
rm -f crates/*/talon-sbom.json packaging/*/talon-sbom.json tests/*/talon-sbom.json
echo "$out: $(grep -c '"bom-ref": "registry+' "$out") libraries"
