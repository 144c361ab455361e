#!/usr/bin/env bash
# Boots a fresh Debian machine and does there what docs/operating.md says, until the bot has survived
# a power failure, a reboot, a kill and a freeze. With a profile's name (dist) it takes that build of the program, otherwise
# the one that cargo built for the tests. It skips what this machine does not allow, and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

test_name=boot
# shellcheck source=tests/common.sh
. tests/common.sh
profile=${1:-dev}
target=${CARGO_TARGET_DIR:-target}
work=$(realpath -m "$target/boot-test")
run=$work/run
root=$work/root

[ "$(id -u)" = 0 ] || pass_over "only root can make a system of its own, so no machine is booted"
for tool in qemu-system-x86_64 mke2fs python3; do
    command -v "$tool" >/dev/null 2>&1 || pass_over "$tool is not installed, so no machine is booted"
done
[ "$(dpkg --print-architecture)" = amd64 ] || cannot "the machine that is booted is an amd64 machine"

started=()
clean_up() {
    # The machine dies with its driver.
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    umount --lazy "$root/proc" 2>/dev/null || true
    rm -rf "$root" "$run"
}
trap clean_up EXIT
trap 'exit 1' INT TERM
rm -rf "$run"
mkdir -p "$run/stick/target/packages"

# The disk of a fresh Debian machine. It is made again when its recipe changes.
base=$work/base-$(cksum <tests/boot/system.sh | cut -d' ' -f1)
if ! [ -d "$base" ]; then
    rm -rf "$work"/base-*
    debian "$root"
    mount --bind /proc "$root/proc" || cannot "this machine mounts nothing, so no machine is booted"
    say "installing a kernel and systemd"
    install -m 755 tests/boot/system.sh "$root/root/system.sh"
    within "$root" /root/system.sh >"$work/system.log" 2>&1 || cannot "this machine makes no system: $(tail -1 "$work/system.log")"
    umount "$root/proc"
    rm "$root/root/system.sh"
    mkdir -p "$base.new"
    cp "$root"/boot/vmlinuz-* "$base.new/kernel"
    cp "$root"/boot/initrd.img-* "$base.new/initrd"
    mke2fs -q -t ext4 -d "$root" "$base.new/disk" 2G >"$work/disks.log"
    rm -rf "$root"
    mv "$base.new" "$base"
fi
cp --sparse=always "$base/disk" "$run/disk"

# What was built elsewhere comes on a stick.
scripts/package.sh deb --profile "$profile" --no-build --fast --out "$run/stick/target/packages" >"$work/deb.log" 2>&1 ||
    fail "no package: $(tail -3 "$work/deb.log")"
strip -o "$run/stick/loopback-telegram" "$target/debug/loopback-telegram"
install -m 755 tests/boot/telegram.sh "$run/stick/telegram.sh"
chmod -R go+rX "$run/stick"
mke2fs -q -t ext4 -d "$run/stick" "$run/stick.img" 256M >"$work/disks.log"

# Some machines have the device and cannot run a whole kernel with it.
if [ -w /dev/kvm ] && grep -qwE 'vmx|svm' /proc/cpuinfo; then
    processor=(-accel kvm -cpu host)
else
    say "this machine's processor runs no other machine, so one is emulated, which takes minutes"
    processor=(-accel tcg -cpu Nehalem)
fi
timeout 1800 python3 tests/boot/machine.py "$run" \
    qemu-system-x86_64 "${processor[@]}" -m 512 -smp 1 -display none -nodefaults -nic none \
    -kernel "$base/kernel" -initrd "$base/initrd" -append "root=/dev/vda rw quiet console=ttyS0 systemd.show_status=1" \
    -drive "file=$run/disk,format=raw,if=virtio" -drive "file=$run/stick.img,format=raw,if=virtio,readonly=on" &
started+=($!)
wait $! || fail "it does not do what the page promises"
say "all is well"
