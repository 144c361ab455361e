#!/usr/bin/env bash
# Builds the container image: the program, the libraries that it is linked to, its settings, and nothing else. Needs Rust, and root on
# Debian; installs buildah where it is missing. No image of others is needed.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
    echo "usage: $0 [--profile PROFILE] [--no-build] [--out FILE]" >&2
    exit 2
}

target=$(cargo metadata --no-deps --format-version 1 --locked | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
profile=dist
build=true
out=$target/packages/talon-image.tar
while [ $# -gt 0 ]; do
    case $1 in
    --profile) profile=${2:?} && shift ;;
    --out) out=${2:?} && shift ;;
    --no-build) build=false ;;
    *) usage ;;
    esac
    shift
done

if ! command -v buildah >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends buildah
fi
if $build; then
    cargo build --locked --profile "$profile" --package talon
fi
program=$target/$([ "$profile" = dev ] && echo debug || echo "$profile")/talon
version=$("$program" --version | cut -d' ' -f2)
# The same sources make the same layer.
moment=$(git log -1 --format=%ct 2>/dev/null || echo 1)
revision=$(git rev-parse HEAD 2>/dev/null || echo unknown)

# What is in the image does not depend on whose shell this is.
umask 022
work=$(mktemp -d)
store=(buildah --storage-driver vfs --root "$work/storage" --runroot "$work/run")
trap 'rm -rf "$work"' EXIT
container=$("${store[@]}" from --format docker scratch)
# Written in place: a copy would give the volume to root, and an engine makes new volumes after the image's own directory.
root=$("${store[@]}" mount "$container")

install -D --mode 755 "$program" "$root/usr/bin/talon"
strip "$root/usr/bin/talon"
# Each library, where the loader looks for it, with its copyright.
ldd "$program" | sed -n 's/.*\(=>\|^\)[[:space:]]*\(\/[^ ]*\) (.*/\2/p' | while read -r library; do
    install -D --mode 755 "$(readlink -f "$library")" "$root$library"
    # A library may be known by its link alone.
    package=$({ dpkg-query --search "$library" "$(readlink -f "$library")" 2>/dev/null || true; } | head -1 | cut -d: -f1)
    install -D --mode 644 "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/copyright"
done
# These copyrights name licences that Debian keeps once for all packages.
grep --no-filename --only-matching '/usr/share/common-licenses/[A-Za-z0-9.+-]*[A-Za-z0-9+]' "$root"/usr/share/doc/*/copyright | sort --unique | while read -r licence; do
    install -D --mode 644 "$licence" "$root$licence"
done
for text in LICENSE-MIT LICENSE-APACHE README.md docs/operating.md docs/containers.md config/talon.toml; do
    install -D --mode 644 "$text" "$root/usr/share/doc/talon/$(basename "$text")"
done
cargo run --quiet --locked --package talon-notices -- "$root/usr/share/doc/talon/libraries.txt" >/dev/null
install -D --mode 644 crates/picture/assets/README.md "$root/usr/share/doc/talon/assets.md"
# The licences of the letters in pictures want to go where the letters go.
install -D --mode 644 --target-directory "$root/usr/share/doc/talon/assets" crates/picture/assets/LICENSE-*
install -D --mode 644 packaging/container/talon.toml "$root/etc/talon/talon.toml"
echo 'talon:x:10001:10001:Talon:/var/lib/talon:/usr/sbin/nologin' >"$root/etc/passwd"
echo 'talon:x:10001:' >"$root/etc/group"
install -d --mode 700 --owner 10001 --group 10001 "$root/var/lib/talon"

"${store[@]}" config \
    --user 10001:10001 --workingdir /var/lib/talon --volume /var/lib/talon \
    --entrypoint '["/usr/bin/talon"]' --cmd serve --stop-signal SIGTERM --env PATH=/usr/bin --hostname talon \
    --healthcheck 'CMD /usr/bin/talon health' --healthcheck-interval 30s --healthcheck-timeout 10s \
    --healthcheck-start-period 60s --healthcheck-retries 3 \
    --label "org.opencontainers.image.title=Talon" \
    --label "org.opencontainers.image.description=A card-room bot for Discord and Telegram" \
    --label "org.opencontainers.image.version=$version" \
    --label "org.opencontainers.image.revision=$revision" \
    --label "org.opencontainers.image.licenses=MIT OR Apache-2.0" \
    "$container"
mkdir -p "$(dirname "$out")"
rm -f "$out"
"${store[@]}" commit --quiet --format docker --identity-label=false --timestamp "$moment" "$container" "docker-archive:$out:localhost/talon:$version" >/dev/null
echo "$out: talon:$version, $(du --apparent-size --block-size=1M "$out" | cut -f1) MB"
