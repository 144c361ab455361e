#!/bin/sh
# A Postgres of its own for the tests.
#
#   cluster.sh bin         prints the directory of Postgres's programs; fails where there are none
#   cluster.sh run [DIR]   makes and starts a cluster in DIR (/tmp) that nobody else can reach, prints its address, serves
#                          until its standard input ends, and leaves nothing behind, however its parent process dies
#
# And what may happen to a cluster that runs, by the directory in its address:
#
#   cluster.sh freeze|thaw HOME   lets all its processes stand still, as if the machine did, and go on
#   cluster.sh stop|start HOME    ends it as a crash does, and starts it again
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

# Restarts as the user to whom clusters belong: Postgres refuses to run as root.
as_owner() {
    bin=$(bin)
    if [ "$(id -u)" = 0 ]; then
        user=nobody
        if id postgres >/dev/null 2>&1; then user=postgres; fi
        # The script's own directory may be closed to that user, so it is passed as text.
        exec setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups sh -c "$(cat "$0")" "$0" "$@"
    fi
    cd /
}

run() {
    as_owner run "$@"
    # The path of a socket is short.
    home=$(mktemp -d "${1:-/tmp}/talon-cluster-XXXXXX")
    trap 'finish' EXIT
    trap 'exit 1' HUP INT TERM
    "$bin/initdb" --pgdata="$home/data" --username=talon --auth=trust --encoding=UTF8 --locale=C --no-sync >"$home/log" 2>&1 ||
        { cat "$home/log" >&2; exit 1; }
    launch || { cat "$home/log" >&2; exit 1; }
    echo "postgres://talon@$(echo "$home" | sed 's|/|%2F|g')/postgres"
    cat >/dev/null
}

# Nothing here outlives the tests, so nothing waits for the disk.
launch() {
    "$bin/pg_ctl" --pgdata="$home/data" --log="$home/log" --wait --silent start --options="-k '$home' \
        -c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200 -c max_locks_per_transaction=128"
}

# Sends a signal to the server, and to all the processes that it has started.
signal() {
    server=$(head -n 1 "$home/data/postmaster.pid")
    for process in "$server" $(cat "/proc/$server/task/$server/children"); do
        # One that has just ended needs none.
        kill "-$1" "$process" 2>/dev/null || true
    done
}

finish() {
    # A server that stands still does not end.
    signal CONT 2>/dev/null || true
    "$bin/pg_ctl" --pgdata="$home/data" --mode=immediate --silent stop >/dev/null 2>&1 || true
    rm -rf "$home"
}

case "${1-}" in
bin) bin ;;
run) run "${2-}" ;;
freeze | thaw | stop | start)
    home=${2-}
    as_owner "$1" "$home"
    case "$1" in
    freeze) signal STOP ;;
    thaw) signal CONT ;;
    stop) "$bin/pg_ctl" --pgdata="$home/data" --mode=immediate --wait --silent stop ;;
    start) launch ;;
    esac
    ;;
*)
    echo "usage: $0 bin, run [DIR], or freeze|thaw|stop|start HOME" >&2
    exit 2
    ;;
esac
