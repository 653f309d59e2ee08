#!/bin/bash
# Two Postgres servers under Patroni, etcd and HAProxy on this machine; the primary is killed while deeds are locked, several
# times; then what was acknowledged is counted. As root, on Debian:
#   apt-get install patroni etcd-server python3-etcd haproxy postgresql-15
#   deploy/patroni/trial.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
rounds=${1:-3}
here=$PWD/deploy/patroni
work=$(mktemp -d /tmp/deedguard-patroni-XXXXXX)
chmod 755 "$work"
declare -A patroni
others=()

port_of() { [ "$1" = a ] && echo 15432 || echo 15433; }
rest_of() { [ "$1" = a ] && echo 18008 || echo 18009; }
say() { echo "$(date +%H:%M:%S) $*"; }

start_server() {
  local name=$1 data=$work/$1/data
  PATRONI_NAME=$name PATRONI_ETCD3_HOSTS=127.0.0.1:12379 \
    PATRONI_RESTAPI_LISTEN=127.0.0.1:$(rest_of "$name") PATRONI_RESTAPI_CONNECT_ADDRESS=127.0.0.1:$(rest_of "$name") \
    PATRONI_POSTGRESQL_LISTEN=127.0.0.1:$(port_of "$name") PATRONI_POSTGRESQL_CONNECT_ADDRESS=127.0.0.1:$(port_of "$name") \
    PATRONI_POSTGRESQL_DATA_DIR=$data PATRONI_POSTGRESQL_PGPASS=$work/$name/pgpass \
    PATRONI_SUPERUSER_USERNAME=postgres PATRONI_SUPERUSER_PASSWORD=trial \
    PATRONI_REPLICATION_USERNAME=replicator PATRONI_REPLICATION_PASSWORD=trial \
    PATRONI_REWIND_USERNAME=rewinder PATRONI_REWIND_PASSWORD=trial \
    setpriv --reuid postgres --regid postgres --clear-groups patroni "$here/patroni.yml" >>"$work/$name/patroni.log" 2>&1 &
  patroni[$name]=$!
}

# As when its machine loses power: supervisor and all processes of Postgres at once.
kill_server() {
  local postmaster
  postmaster=$(head -1 "$work/$1/data/postmaster.pid")
  # shellcheck disable=SC2046
  kill -9 "${patroni[$1]}" "$postmaster" $(pgrep -P "$postmaster") 2>/dev/null || true
  wait "${patroni[$1]}" 2>/dev/null || true
}

is() { [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$(rest_of "$1")/$2")" = 200 ]; }
primary() { if is a primary; then echo a; elif is b primary; then echo b; fi; }
wait_for() { for _ in $(seq 600); do "$@" && return; sleep 0.2; done; say "It did not come: $*"; return 1; }
has_primary() { [ -n "$(primary)" ]; }
has_standby() { is a sync || is b sync; }
acknowledged() { wc -l <"$work/acknowledged"; }
has_more_than() { [ "$(acknowledged)" -gt "$1" ]; }

stop() {
  touch "$work/stop"
  [ -n "${writer:-}" ] && wait "$writer" 2>/dev/null || true
  for pid in "${others[@]}" "${patroni[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  [ -n "${KEEP:-}" ] && echo "Kept: $work" || rm -rf "$work"
}
trap stop EXIT

mkdir "$work/etcd" "$work/a" "$work/b"
touch "$work/acknowledged"
chown postgres "$work/etcd" "$work/a" "$work/b"
chmod 700 "$work/etcd"
setpriv --reuid postgres --regid postgres --clear-groups etcd --data-dir "$work/etcd" \
  --listen-client-urls http://127.0.0.1:12379 --advertise-client-urls http://127.0.0.1:12379 \
  --listen-peer-urls http://127.0.0.1:12380 --initial-advertise-peer-urls http://127.0.0.1:12380 \
  --initial-cluster default=http://127.0.0.1:12380 >"$work/etcd.log" 2>&1 &
others+=($!)
haproxy -db -f "$here/haproxy.cfg" >"$work/haproxy.log" 2>&1 &
others+=($!)

start_server a
wait_for has_primary
start_server b
wait_for has_standby
say "Primary $(primary), and a synchronous standby"

export DATABASE_URL=postgresql://postgres:trial@127.0.0.1:15000/deedguard
PGPASSWORD=trial psql -qh 127.0.0.1 -p 15000 -U postgres -c 'CREATE DATABASE deedguard'
node --conditions=react-server --import tsx scripts/migrate.ts | cut -c 1-60
node --conditions=react-server --import tsx scripts/trials/lock-deeds.ts "$work" >"$work/writer.log" 2>&1 &
writer=$!
wait_for has_more_than 20

for round in $(seq "$rounds"); do
  sleep 5
  killed=$(primary)
  before=$(acknowledged)
  at=$(date +%s%N)
  kill_server "$killed"
  wait_for has_more_than "$((before + 10))"
  say "Round $round: $killed killed after $before acknowledged locks; $(primary) answers after $((($(date +%s%N) - at) / 1000000)) ms"
  start_server "$killed"
  wait_for has_standby
  say "         $killed is back as the synchronous standby"
done

touch "$work/stop"
wait "$writer"
writer=
tail -1 "$work/writer.log"
node --conditions=react-server --import tsx scripts/trials/check-locks.ts "$work/acknowledged"
