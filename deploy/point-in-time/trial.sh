#!/bin/bash
# A Postgres that archives its WAL, a base backup while deeds are locked, a table dropped by mistake, and the second before it
# brought back from base backup and WAL; then what was acknowledged is counted. As root, on Debian:
#   apt-get install postgresql-15
#   deploy/point-in-time/trial.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=/usr/lib/postgresql/15/bin
port=15440
work=$(mktemp -d /tmp/deedguard-point-in-time-XXXXXX)
chmod 755 "$work"
running=
export PGOPTIONS="-c client_min_messages=warning"

as_postgres() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
sql() { as_postgres "$bin/psql" -qAtX -h "$work" -p "$port" -d "${2:-postgres}" -c "$1"; }
say() { echo "$(date +%H:%M:%S) $*"; }
acknowledged() { wc -l <"$work/acknowledged"; }
wait_for() { until [ "$(acknowledged)" -gt "$1" ]; do sleep 0.2; done; }

start() {
  as_postgres "$bin/pg_ctl" -s -w -t 120 -D "$1" -l "$work/postgres.log" -o "-p $port -k $work -c listen_addresses=127.0.0.1" start
  running=$1
}
halt() {
  [ -z "$running" ] || as_postgres "$bin/pg_ctl" -s -w -m "$1" -D "$running" stop || true
  running=
}
end() {
  touch "$work/stop"
  [ -z "${writer:-}" ] || wait "$writer" 2>/dev/null || true
  halt immediate
  [ -n "${KEEP:-}" ] && echo "Kept: $work" || rm -rf "$work"
}
trap end EXIT

mkdir "$work/wal"
touch "$work/acknowledged" "$work/postgres.log"
chown -R postgres "$work"
as_postgres "$bin/initdb" -D "$work/first" -U postgres --auth=trust >/dev/null
cat >>"$work/first/postgresql.conf" <<END
wal_level = replica
archive_mode = on
archive_command = 'test ! -f $work/wal/%f && cp %p $work/wal/%f.part && mv $work/wal/%f.part $work/wal/%f'
restore_command = 'cp $work/wal/%f %p'
END
start "$work/first"
sql 'CREATE DATABASE deedguard'
export DATABASE_URL=postgresql://postgres@127.0.0.1:$port/deedguard
node --conditions=react-server --import tsx scripts/migrate.ts >/dev/null
node --conditions=react-server --import tsx scripts/trials/lock-deeds.ts "$work" >"$work/writer.log" 2>&1 &
writer=$!
wait_for 50
as_postgres "$bin/pg_basebackup" -h "$work" -p "$port" -U postgres -D "$work/second" --checkpoint=fast --wal-method=none
say "A base backup while $(acknowledged) locks were acknowledged"
wait_for "$(($(acknowledged) + 200))"
touch "$work/stop"
wait "$writer"
writer=
before=$(sql 'SELECT clock_timestamp()')
sleep 1
sql 'DROP TABLE deed_locks CASCADE' deedguard
sql 'SELECT pg_switch_wal()' >/dev/null
say "deed_locks dropped after $(acknowledged) locks"
halt fast

cat >>"$work/second/postgresql.conf" <<END
recovery_target_time = '$before'
recovery_target_action = promote
END
touch "$work/second/recovery.signal"
at=$(date +%s%N)
start "$work/second"
until [ "$(sql 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.2; done
say "Back as it was at $before, in $((($(date +%s%N) - at) / 1000000)) ms"
node --conditions=react-server --import tsx scripts/trials/check-locks.ts "$work/acknowledged"
