#!/usr/bin/env bash
# Builds the container image of the program that cargo built for the tests, and runs it as an engine does: another user, a root file system
# that cannot be written, no capability. It skips what this machine does not allow, and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

test_name=image
# shellcheck source=tests/common.sh
. tests/common.sh
target=${CARGO_TARGET_DIR:-target}
work=$(realpath -m "$target/image-test")
image=$work/talon-image.tar
bundle=$work/bundle

[ "$(id -u)" = 0 ] || pass_over "only root can make a file system for an image"
for tool in buildah skopeo umoci runc; do
    command -v "$tool" >/dev/null 2>&1 || pass_over "$tool is not installed, so no image is built and run"
done

started=()
engine=
clean_up() {
    if [ -n "$engine" ]; then
        docker rm --force talon >/dev/null 2>&1 || true
        { kill "$engine" && wait "$engine"; } 2>/dev/null || true
        umount "$work/engine/run/netns/default" 2>/dev/null || true
    fi
    for name in talon-image-test talon-image-one; do runc --root "$bundle/runc" delete --force "$name" >/dev/null 2>&1 || true; done
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    rm -rf "$work"
}
trap clean_up EXIT
rm -rf "$work"
mkdir -p "$work"

scripts/image.sh --profile dev --no-build --out "$image" >"$work/image.log" 2>&1 || fail "no image: $(tail -3 "$work/image.log")"
python3 tests/image/told.py "$image" "$(git log -1 --format=%H 2>/dev/null || echo unknown)" || fail "the image is not as it should be"
cargo tree --locked --package talon --edges normal --target x86_64-unknown-linux-gnu --prefix none --format '{p}' >"$work/tree.txt"
skopeo copy --quiet "docker-archive:$image" "oci:$work/oci:talon"
umoci unpack --image "$work/oci:talon" "$bundle" >/dev/null 2>&1 || cannot "this machine unpacks no image"
python3 tests/package/noticed.py "$work/tree.txt" "$bundle/rootfs/usr/share/doc/talon/libraries.txt" || fail "notices of libraries are missing"
mv "$bundle/config.json" "$bundle/config.json.image"
megabytes() { du --apparent-size --block-size=1M --summarize "$1" | cut -f1; }
say "$(find "$bundle/rootfs" -type f | wc -l) files, $(megabytes "$bundle/rootfs") MB, packed $(megabytes "$work/oci") MB, with a program that is not optimised"
sums() { (cd "$bundle/rootfs" && find . -type f -not -path './var/*' -exec sha256sum {} + | sort); }
sums >"$work/before.txt"

volume=$work/volume
# As an engine makes a new one.
cp --archive "$bundle/rootfs/var/lib/talon" "$volume"
# one ARGUMENT…: a command in a container of its own, beside the bot, at the same volume.
one() { timeout 60 python3 tests/image/container.py "$bundle" "$volume" talon-image-one "${variables[@]}" "${mounts[@]}" -- "$@"; }
variables=() mounts=()
one --version >"$work/version.txt" 2>"$work/runc.txt" || cannot "this machine runs no container: $(tail -1 "$work/runc.txt")"
version=$(sed -n 's/^talon \([0-9.]*\) .*/\1/p' "$work/version.txt")
[ -n "$version" ] || fail "it says no version: $(cat "$work/version.txt")"
for file in packaging/container/compose.yaml docs/containers.md; do
    grep -o 'localhost/talon:[0-9.]*[0-9]' "$file" | sort --unique | diff - <(echo "localhost/talon:$version") || fail "$file is about another version"
done

# Somebody made the volume as root.
chown 0:0 "$volume"
one check >"$work/said.txt" 2>&1 && fail "a volume that is not the bot's was accepted"
grep -q '/var/lib/talon/talon.db' "$work/said.txt" || fail "a volume that is not the bot's: $(cat "$work/said.txt")"
chown 10001:10001 "$volume"
# Somebody forgot the tokens.
one serve >"$work/said.txt" 2>&1 && fail "it serves without a token"
grep -q 'TALON_TELEGRAM_TOKEN=' "$work/said.txt" || fail "without a token: $(cat "$work/said.txt")"

mkfifo "$work/telegram.in"
sleep 300 >"$work/telegram.in" &
started+=($!)
platform=
# telegram SCRIPT: a new Telegram with these people, and the bot's tokens for it.
telegram() {
    [ -z "$platform" ] || { kill "$platform" && wait "$platform"; } 2>/dev/null || true
    # Nobody may take what the last one said for the new one's.
    : >"$work/telegram.out"
    "$target/debug/loopback-telegram" --script "$1" --seconds 300 <"$work/telegram.in" >"$work/telegram.out" &
    platform=$!
    started+=("$platform")
    python3 tests/image/tokens.py "$work/telegram.out" >"$work/tokens.txt"
    mapfile -t tokens <"$work/tokens.txt"
}

# soon COMMAND…: tries it for 20 seconds, as long as the bot runs.
soon() {
    for _ in $(seq 100); do
        if "$@" >"$work/soon.txt" 2>&1; then return; fi
        kill -0 "$runs" 2>/dev/null || return 1
        sleep 0.2
    done
    return 1
}

# serve LABEL VARIABLE…: the bot is healthy, answers, gets SIGTERM, and ends as it should; twice, for it finds what it kept.
serve() {
    local label=$1 round people begin
    shift
    for round in first second; do
        # Ana comes once. Her script presses a button of the first answer, and then waits for what this bot does not say.
        if [ "$round" = first ]; then people=conversation; else people=nobody; fi
        telegram "$people"
        variables=("${tokens[@]}" "$@")
        python3 tests/image/container.py "$bundle" "$volume" talon-image-test "${variables[@]}" "${mounts[@]}" -- >"$work/talon.log" 2>&1 &
        runs=$!
        soon runc --root "$bundle/runc" exec talon-image-test /usr/bin/talon health ||
            fail "$label, $round start: not healthy: $(cat "$work/soon.txt" "$work/talon.log")"
        if [ "$people" = conversation ]; then
            soon grep '"answer"' "$work/telegram.out" || fail "$label: Ana gets no answer: $(cat "$work/telegram.out" "$work/talon.log")"
        fi
        runc --root "$bundle/runc" exec talon-image-test /usr/bin/talon backup /usr/bin/copy.db >"$work/said.txt" 2>&1 &&
            fail "the root file system can be written"
        # With Postgres it refuses for another reason.
        [ ${#mounts[@]} -gt 0 ] || grep -q 'Read-only file system' "$work/said.txt" || fail "the root file system: $(cat "$work/said.txt")"
        begin=$SECONDS
        runc --root "$bundle/runc" kill talon-image-test TERM
        wait "$runs" || fail "$label, $round start: it ended with $?: $(cat "$work/talon.log")"
        # An engine kills it after that time.
        [ $((SECONDS - begin)) -lt 10 ] || fail "$label: it took $((SECONDS - begin)) s to end"
    done
    rm -f "$volume/all.jsonl"
    one export --everything --out all.jsonl >"$work/said.txt" 2>&1 || fail "$label: no export: $(cat "$work/said.txt")"
    grep -q '"name":"Ana"' "$volume/all.jsonl" || fail "$label: it has forgotten Ana"
    say "$label: healthy, answered, stopped, started again, remembered"
}

serve "with SQLite" TALON_BACKUP_EVERY=24h
[ "$(stat --format '%u %a' "$volume/talon.db")" = "10001 600" ] || fail "the database: $(stat --format '%u %a' "$volume/talon.db")"
one check >/dev/null || fail "talon check finds something to do"
backup=$(cd "$volume" && compgen -G 'backups/talon-*.db' | head -1) || fail "no backup was made"
one restore "$backup" >"$work/said.txt" 2>&1 || fail "a backup is not restored: $(cat "$work/said.txt")"

coproc CLUSTER { exec tests/cluster/cluster.sh run; }
read -r postgres <&"${CLUSTER[0]}" || fail "no Postgres"
socket=$(echo "$postgres" | sed 's|.*@\(.*\)/postgres|\1|; s|%2F|/|g')
chmod 755 "$socket"
mounts=(--mount "$socket")
# As in packaging/container/compose.yaml, but for the address, and for the names: the cluster's superuser is called talon.
sed 's/\btalon\b/cardroom/g' packaging/container/role.sql >"$work/role.sql"
psql() { "$(tests/cluster/cluster.sh bin)/psql" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@" "$postgres"; }
POSTGRES_PASSWORD=secret psql --file "$work/role.sql" || fail "role.sql makes no role"
may=$(psql --command "SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls FROM pg_roles WHERE rolname = 'cardroom'")
[ "$may" = f ] || fail "the role of role.sql may do more than own its database: ${may:-there is none}"
own=${postgres/talon@/cardroom:secret@}
serve "with Postgres" "TALON_DATABASE_URL=${own%/postgres}/cardroom"
eval "exec ${CLUSTER[1]}>&-"

sums | diff - "$work/before.txt" || fail "something was written outside of the volume"

# The compose file is valid, and the bot understands all its settings.
if command -v docker-compose >/dev/null 2>&1; then
    cp packaging/container/compose.yaml "$work"
    cp "$work/tokens.txt" "$work/talon.env"
    compose() { (cd "$work" && docker-compose --file compose.yaml config >composed.yaml 2>compose.log); }
    POSTGRES_PASSWORD=secret compose || fail "compose.yaml: $(cat "$work/compose.log")"
    for line in 'read_only: true' '- /usr/bin/talon' '- no-new-privileges:true' 'condition: service_healthy' 'stop_grace_period: 10s'; do
        grep -q -- "$line" "$work/composed.yaml" || fail "compose.yaml does not say: $line"
    done
    for line in '- ALL' '- no-new-privileges:true'; do
        [ "$(grep -c -- "$line" "$work/composed.yaml")" = 2 ] || fail "compose.yaml does not say of both services: $line"
    done
    mapfile -t variables < <(sed -n 's/^ *\(TALON_[A-Z_]*\): /\1=/p' "$work/composed.yaml")
    mounts=()
    # No server has that name here, so this is as far as it comes.
    one check >"$work/said.txt" 2>&1 && fail "the database of compose.yaml is here"
    grep -q 'the database talon at postgres:5432 cannot be reached' "$work/said.txt" || fail "the variables of compose.yaml: $(cat "$work/said.txt")"
    POSTGRES_PASSWORD='' compose && fail "compose.yaml starts without a password"
    grep -q POSTGRES_PASSWORD "$work/compose.log" || fail "compose.yaml without a password: $(cat "$work/compose.log")"
    say "the compose file is one"
else
    miss "docker-compose is not installed, so the compose file is not read"
fi

# An engine takes the image, and runs it as the page says. It is one of our own, which leaves the machine's network alone.
if command -v dockerd >/dev/null 2>&1; then
    mkdir "$work/engine"
    export DOCKER_HOST=unix://$work/engine/socket
    dockerd --host "$DOCKER_HOST" --data-root "$work/engine/data" --exec-root "$work/engine/run" --pidfile "$work/engine/pid" \
        --storage-driver vfs --iptables=false --bridge=none >"$work/engine/log" 2>&1 &
    engine=$!
    runs=$engine
    soon docker version || cannot "this machine runs no Docker: $(tail -1 "$work/engine/log")"
    docker load --quiet --input "$image" >/dev/null
    telegram conversation
    cp "$work/tokens.txt" "$work/talon.env"
    command=$(awk '/^docker run --detach/ { on = 1 } on { print; if (!/\\$/) exit }' docs/containers.md)
    # The platform is on this machine, not on the Internet.
    (cd "$work" && eval "${command/docker run/docker run --network host}") >/dev/null 2>"$work/said.txt" ||
        cannot "Docker runs no container here: $(tail -1 "$work/said.txt")"
    soon docker exec talon talon health || fail "with Docker: not healthy: $(docker logs talon 2>&1)"
    soon grep '"answer"' "$work/telegram.out" || fail "with Docker: Ana gets no answer: $(docker logs talon 2>&1)"
    docker exec talon talon check >/dev/null || fail "with Docker, talon check finds something to do"
    kill -KILL "$(docker inspect --format '{{.State.Pid}}' talon)"
    restarted() { [ "$(docker inspect --format '{{.RestartCount}}' talon)" = 1 ]; }
    soon restarted || fail "with Docker: it is not restarted after a kill"
    soon docker exec talon talon health || fail "with Docker: it does not come back when it was killed: $(docker logs talon 2>&1)"
    docker stop talon >/dev/null
    [ "$(docker inspect --format '{{.State.ExitCode}}' talon)" = 0 ] || fail "with Docker: it ended badly: $(docker logs talon 2>&1)"
    say "with Docker: healthy, answered, killed, restarted, stopped"
else
    # Its package would leave a service running on whose machine this is, so no test installs it.
    say "passed over: dockerd is not installed, so no engine runs the image"
fi
say "all is well"
