#!/usr/bin/env bash
# Installs the Debian package in a system that it makes itself, runs the bot there as its unit does, upgrades and removes it.
# Takes the program that cargo built for the tests. It skips what this machine does not allow, and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

test_name=package
# shellcheck source=tests/common.sh
. tests/common.sh
target=${CARGO_TARGET_DIR:-target}
work=$target/package-test
root=$PWD/$work/root
[ "${target#/}" = "$target" ] || root=$work/root

# The unit, wherever systemd's tools are.
if command -v systemd-analyze >/dev/null 2>&1; then
    systemd-analyze security --offline=true --threshold=20 packaging/talon.service >"$target/security.txt" ||
        fail "the unit is too open: $(tail -1 "$target/security.txt")"
    say "the unit: $(tail -1 "$target/security.txt" | tr -d '→')"
else
    miss "systemd-analyze is not installed, so the unit's hardening is not counted"
fi

[ "$(id -u)" = 0 ] || pass_over "only root can make a system of its own, so the package is not installed"

# The programs' end, and that of what they run on, however this script ends.
started=()
clean_up() {
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    umount --lazy "$root/proc" 2>/dev/null || true
    rm -rf "$root"
}
trap clean_up EXIT

mkdir -p "$work"
debian "$root"
mount --bind /proc "$root/proc" || cannot "this machine mounts nothing, so the package is not installed"

# As the unit runs it: this user, these settings, these tokens.
as_talon() {
    (
        set -a
        # shellcheck disable=SC1091 # made below
        . "$root/etc/talon/talon.env"
        exec env -C "$root/var/lib/talon" chroot --userspec=talon:talon "$root" /usr/bin/env -C /var/lib/talon "$@"
    )
}

say "building"
for version in 0.1.0-1 0.1.0-2; do
    scripts/package.sh deb --profile dev --no-build --fast --version "$version" --out "$work" >"$work/deb.log" 2>&1 ||
        fail "no package: $(tail -3 "$work/deb.log")"
    cp "$work/talon_${version}_"*.deb "$root/tmp/talon-$version.deb"
done

say "installing"
within "$root" dpkg --install /tmp/talon-0.1.0-1.deb >"$work/install.log" 2>&1 || fail "not installed: $(cat "$work/install.log")"
within "$root" /usr/bin/talon --version
owner() { within "$root" stat --format '%U:%G %a' "$1"; }
[ "$(owner /var/lib/talon)" = "talon:talon 700" ] || fail "/var/lib/talon: $(owner /var/lib/talon)"
[ "$(owner /usr/bin/talon)" = "root:root 755" ] || fail "/usr/bin/talon: $(owner /usr/bin/talon)"
within "$root" dpkg --verify talon || fail "files are not as they were packaged"
within "$root" dpkg-query --show --showformat '${Conffiles}' talon | grep -q /etc/talon/talon.toml || fail "the settings are no conffile"
for file in usr/lib/systemd/system/talon.service usr/share/talon/alerts.yaml usr/share/doc/talon/operating.md; do
    [ -f "$root/$file" ] || fail "$file is missing"
done

say "listing what it is made of"
scripts/sbom.sh "$work/sbom.json" >/dev/null
cargo tree --locked --package talon --edges normal --target x86_64-unknown-linux-gnu --prefix none --format '{p}' >"$work/tree.txt"
python3 tests/package/listed.py "$work/tree.txt" "$work/sbom.json" || fail "the software bill of materials is not whole"
python3 tests/package/noticed.py "$work/tree.txt" "$root/usr/share/doc/talon/libraries.txt" || fail "notices of libraries are missing"

say "serving"
rm -f "$work/telegram.in"
mkfifo "$work/telegram.in"
sleep infinity >"$work/telegram.in" &
started+=($!)
"$target/debug/loopback-telegram" --seconds 300 <"$work/telegram.in" >"$work/telegram.out" &
started+=($!)
python3 tests/image/tokens.py "$work/telegram.out" >"$work/tokens.txt"
mapfile -t given <"$work/tokens.txt"
within "$root" "${given[@]}" /usr/bin/talon setup --yes >"$work/setup.log" 2>&1 || fail "not set up: $(cat "$work/setup.log")"
[ "$(owner /etc/talon/talon.env)" = "root:talon 640" ] || fail "/etc/talon/talon.env: $(owner /etc/talon/talon.env)"
grep -q 'sudo systemctl restart talon' "$work/setup.log" || fail "setup does not say how to start it: $(cat "$work/setup.log")"
grep -v TOKEN= "$work/tokens.txt" >>"$root/etc/talon/talon.env"
# Commands find the installed settings by themselves, and the bot's group may read the tokens.
as_talon /usr/bin/talon --env-file /etc/talon/talon.env check || fail "talon check finds something to do"
python3 tests/package/service.py "$root" || fail "the service does not do what its unit expects"
[ "$(owner /var/lib/talon/talon.db)" = "talon:talon 600" ] || fail "the database: $(owner /var/lib/talon/talon.db)"

say "upgrading"
echo '# my own line' >>"$root/etc/talon/talon.toml"
within "$root" dpkg --install --force-confold /tmp/talon-0.1.0-2.deb >"$work/upgrade.log" 2>&1 || fail "no upgrade: $(cat "$work/upgrade.log")"
grep -q 'my own line' "$root/etc/talon/talon.toml" || fail "an upgrade changed the settings"
as_talon /usr/bin/talon --config /etc/talon/talon.toml check >/dev/null || fail "after the upgrade something is to do"
python3 tests/package/service.py "$root" || fail "after the upgrade the service does not run"

say "removing"
within "$root" dpkg --remove talon >/dev/null 2>&1
[ -f "$root/var/lib/talon/talon.db" ] && [ -f "$root/etc/talon/talon.env" ] || fail "removing it took data away"
within "$root" dpkg --purge talon >"$work/purge.log" 2>&1
[ -f "$root/var/lib/talon/talon.db" ] || fail "purging it took the matches away"
[ ! -e "$root/etc/talon" ] || fail "purging it left settings: $(ls "$root/etc/talon")"
grep -q 'is kept' "$work/purge.log" || fail "purging does not say that matches are kept"
say "all is well"
