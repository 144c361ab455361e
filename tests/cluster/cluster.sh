#!/bin/sh
# A Postgres of its own for the tests.
#
#   cluster.sh bin   prints the directory of Postgres's programs; fails where there are none
#   cluster.sh run   makes and starts a cluster that nobody else can reach, prints its address, serves until its standard
#                    input ends, and leaves nothing behind: whoever started it may die in any way
set -eu

# The programs of the newest version that is installed.
bin() {
    for bin in "$(pg_config --bindir 2>/dev/null || true)" \
        $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) \
        "$(dirname "$(command -v initdb || true)")"; do
        if [ -n "$bin" ] && [ -x "$bin/initdb" ] && [ -x "$bin/pg_ctl" ] && [ -x "$bin/psql" ]; then
            echo "$bin"
            return
        fi
    done
    echo "$0: there is no Postgres here (Debian: apt install postgresql)" >&2
    return 1
}

run() {
    bin=$(bin)
    # Postgres refuses to run as root.
    if [ "$(id -u)" = 0 ]; then
        user=nobody
        if id postgres >/dev/null 2>&1; then user=postgres; fi
        # The script's own directory may be closed to that user, so it is passed as text.
        exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups sh -c "$(cat "$0")" "$0" run
    fi
    cd /
    # In /tmp, for the path of a socket is short.
    home=$(mktemp -d /tmp/talon-cluster-XXXXXX)
    trap 'finish' EXIT
    trap 'exit 1' HUP INT TERM
    "$bin/initdb" --pgdata="$home/data" --username=talon --auth=trust --encoding=UTF8 --locale=C --no-sync >"$home/log" 2>&1 ||
        { cat "$home/log" >&2; exit 1; }
    # Nothing here outlives the tests, so nothing waits for the disk.
    "$bin/pg_ctl" --pgdata="$home/data" --log="$home/log" --wait --silent start --options="-k '$home' \
        -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200 -c max_locks_per_transaction=128" ||
        { cat "$home/log" >&2; exit 1; }
    echo "postgres://talon@$(echo "$home" | sed 's|/|%2F|g')/postgres"
    cat >/dev/null
}

finish() {
    "$bin/pg_ctl" --pgdata="$home/data" --mode=immediate --silent stop >/dev/null 2>&1 || true
    rm -rf "$home"
}

case "${1-}" in
bin | run) "$1" ;;
*)
    echo "usage: $0 bin|run" >&2
    exit 2
    ;;
esac
