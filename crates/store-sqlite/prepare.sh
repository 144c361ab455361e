#!/bin/sh
# Writes .sqlx: what sqlx's macros must know about each query to check it without a database.
# Run it after changing a query or a migration. With --check it changes nothing, and fails where .sqlx is out of date.
# Needs the sqlite3 shell, 3.38 or newer. docs/database.md says more.
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

command -v sqlite3 >/dev/null || {
    echo "$0: the sqlite3 shell is needed, 3.38 or newer (Debian, Ubuntu: apt install sqlite3)" >&2
    exit 2
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for migration in ../../migrations/sqlite/*.sql; do
    sqlite3 -bail "$work/schema.db" <"$migration"
done

# The name of the database is new each time, so build.rs has every query compiled, and described, again.
mkdir "$work/sqlx"
SQLITE_DATABASE_URL="sqlite:$work/schema.db" SQLX_OFFLINE=false SQLX_OFFLINE_DIR="$work/sqlx" \
    cargo check --quiet --package talon-store-sqlite

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
