#!/bin/sh
# Run within a small Debian system: makes of it what a machine has on which Debian was just installed, and somebody who sits at it.
set -e

apt-get update -qq
apt-get install -y -qq --no-install-recommends dbus initramfs-tools systemd systemd-sysv sudo udev
# The disk is all that the kernel must find by itself; emulated machines take long to look for more.
echo MODULES=list >/etc/initramfs-tools/conf.d/disk
printf 'virtio_pci\nvirtio_blk\n' >>/etc/initramfs-tools/modules
apt-get install -y -qq --no-install-recommends linux-image-cloud-amd64
apt-get clean
rm -rf /var/lib/apt/lists/*

echo talon-test >/etc/hostname
printf '127.0.0.1 localhost talon-test\n' >/etc/hosts
printf '/dev/vda / ext4 defaults 0 0\n/dev/vdb /stick ext4 ro 0 0\n' >/etc/fstab
# What is logged before a reboot is read after it.
mkdir -p /stick /var/log/journal
# Timers of a machine with a network.
systemctl --quiet mask apt-daily.timer apt-daily-upgrade.timer

# The owner sits at the second serial port. The prompt tells how the last command ended.
adduser --quiet --disabled-password --gecos Owner owner
echo 'owner ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/owner
cat >/home/owner/.bash_profile <<'END'
export SYSTEMD_PAGER=cat
stty rows 24 cols 100
PS1='@ready:$?@ '
cd /stick
echo "@up:$(cat /proc/sys/kernel/random/boot_id)@"
END
mkdir -p /etc/systemd/system/serial-getty@ttyS1.service.d
cat >/etc/systemd/system/serial-getty@ttyS1.service.d/owner.conf <<'END'
[Service]
ExecStart=
ExecStart=-/sbin/agetty --autologin owner --noclear %I 115200 linux
END
systemctl --quiet enable serial-getty@ttyS1.service

# Telegram, as far as this machine can see it.
cat >/etc/systemd/system/telegram.service <<'END'
[Unit]
RequiresMountsFor=/stick

[Service]
ExecStart=/stick/telegram.sh

[Install]
WantedBy=multi-user.target
END
systemctl --quiet enable telegram.service
