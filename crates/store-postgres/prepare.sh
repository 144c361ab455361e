#!/bin/sh
# Writes .sqlx: what sqlx's macros must know about each query to check it without a database.
# Run it after changing a query or a migration. With --check it changes nothing, and fails where .sqlx is out of date.
# Needs Postgres's programs, for it starts a cluster of its own. docs/database.md says more.
set -eu
cd "$(dirname "$0")"

check=false
case "${1-}" in
'') ;;
--check) check=true ;;
*)
    echo "usage: $0 [--check]" >&2
    exit 2
    ;;
esac

cluster=$PWD/../../tests/cluster/cluster.sh
psql=$("$cluster" bin)/psql
work=$(mktemp -d)
mkfifo "$work/hold" "$work/address"
"$cluster" run <"$work/hold" >"$work/address" &
# The cluster serves as long as this end is open.
exec 3>"$work/hold"
trap 'exec 3>&-; wait; rm -rf "$work"' EXIT
read -r url <"$work/address"

cat ../../migrations/postgres/*.sql | "$psql" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$url"

# The name of the database is new each time, so build.rs has every query compiled, and described, again.
mkdir "$work/sqlx"
POSTGRES_DATABASE_URL="$url" SQLX_OFFLINE=false SQLX_OFFLINE_DIR="$work/sqlx" \
    cargo check --quiet --package talon-store-postgres

if $check; then
    diff -r .sqlx "$work/sqlx" || {
        echo "$0: .sqlx is out of date: run $0 and commit what it writes" >&2
        exit 1
    }
else
    rm -rf .sqlx
    cp -r "$work/sqlx" .sqlx
    echo "$0: $(find .sqlx -name 'query-*.json' | wc -l | tr -d ' ') queries described"
fi
