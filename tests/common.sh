# shellcheck shell=bash
# Shared by the tests of what people install. The script that sources it sets its name first, for the output.
: "${test_name:?}"

say() { echo "$test_name: $*"; }

fail() {
    say "$*" >&2
    exit 1
}

# miss WHAT: skips a part for want of something that a package or another user would bring. Where everything must be tested,
# nothing is skipped.
miss() {
    [ -z "${CI-}" ] || fail "$1, and CI is set"
    echo "passed over: $1"
}

# pass_over WHAT: the same, and nothing follows.
pass_over() {
    miss "$1"
    exit 0
}

# cannot WHAT: this machine does not allow it, and no package changes that.
cannot() {
    echo "passed over: $1"
    exit 0
}

# debian DIRECTORY: a Debian system of the same suite as this machine's, as small as it comes. It is made once.
debian() {
    local kept=${CARGO_TARGET_DIR:-target}/package-test/base.tar site suite
    command -v debootstrap >/dev/null 2>&1 || pass_over "debootstrap is not installed, so there is no system to install the package in"
    rm -rf "$1"
    mkdir -p "$1" "$(dirname "$kept")"
    if [ -f "$kept" ]; then
        tar --extract --file "$kept" --directory "$1"
        return
    fi
    # shellcheck disable=SC2016 # the dollars are apt's
    site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | head -1)
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    say "making a Debian system ($suite)"
    debootstrap --variant=minbase --include=adduser "$suite" "$1" "$site" >"$kept.log" 2>&1 ||
        cannot "this machine makes no system: $(tail -1 "$kept.log")"
    tar --create --file "$kept.new" --directory "$1" .
    mv "$kept.new" "$kept"
}

# within DIRECTORY COMMAND…: runs it in that system.
within() { chroot "$1" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "${@:2}"; }
