import { createHash, randomUUID } from 'node:crypto';
import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import type { MatchReason } from '@/lib/properties/rules/match-words';
import { query } from './database';

export type RecordedRow = {
  instrument: string;
  recordedOn: string;
  class?: InstrumentClass;
  type?: string;
  grantors?: string[];
  grantees?: string[];
  considerationCents?: number | null;
  reasons?: MatchReason[];
  isHistory?: boolean;
};

/** Recordings that are about a lock, as the job that matches them writes them. Gives their ids. */
export async function buildRecordings(lockId: string, rows: RecordedRow[]): Promise<string[]> {
  const importId = randomUUID();
  await query(
    `INSERT INTO recording_imports (id, fips, file_name, columns, status, created_at)
     VALUES ($1, '48453', 'index.csv', '{}', 'done', now())`,
    [importId],
  );
  const ids = rows.map(() => randomUUID());
  const written = rows.map((row, index) => ({
    id: ids[index],
    import_id: importId,
    fips: '48453',
    recorded_on: row.recordedOn,
    instrument: row.instrument,
    type: row.type ?? 'WARRANTY DEED',
    class: row.class ?? 'deed',
    grantors: row.grantors ?? ['DOE JOHN'],
    grantees: row.grantees ?? ['LOVELACE ADA'],
    consideration_cents: row.considerationCents ?? null,
    match_keys: [],
    identity: `\\x${createHash('sha256').update(`${importId} ${index}`).digest('hex')}`,
  }));
  await query('INSERT INTO recordings SELECT * FROM json_populate_recordset(null::recordings, $1::json)', [
    JSON.stringify(written),
  ]);
  await matchTo(lockId, rows, ids);
  return ids;
}

/** The same recordings for another lock of the property. */
export async function matchTo(lockId: string, rows: RecordedRow[], recordingIds: string[]): Promise<void> {
  const matches = rows.map((row, index) => ({
    id: randomUUID(),
    recording_id: recordingIds[index],
    lock_id: lockId,
    score: 0.9,
    reasons: row.reasons ?? [{ code: 'same-parcel', recorded: '01-02', known: '01-02' }],
    is_history: row.isHistory ?? false,
    created_at: new Date().toISOString(),
  }));
  await query(
    'INSERT INTO recording_matches SELECT * FROM json_populate_recordset(null::recording_matches, $1::json)',
    [JSON.stringify(matches)],
  );
}

type AlertRow = {
  level?: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';
  title?: string;
  createdAt?: string;
  resolvedAt?: string | null;
  resolvedReason?: string | null;
};

/** An alert about a lock, of whoever owns it. Gives its id. */
export async function buildAlert(lockId: string, alert: AlertRow = {}): Promise<string> {
  const id = randomUUID();
  const {
    level = 'CRITICAL',
    title = 'A deed was recorded',
    resolvedAt = null,
    resolvedReason = null,
  } = alert;
  await query(
    `INSERT INTO alerts (id, user_id, kind, subject, level, status, title, reasons, lock_id, created_at, resolved_at, resolved_reason)
     SELECT $1::uuid, owner_id, 'recording.matched', $1::uuid::text, $2::"AlertLevel", $3::"AlertStatus", $4, '{same parcel}', id, $5, $6, $7
     FROM deed_locks WHERE id = $8`,
    [
      id,
      level,
      resolvedAt ? 'resolved' : 'active',
      title,
      alert.createdAt ?? new Date().toISOString(),
      resolvedAt,
      resolvedReason,
      lockId,
    ],
  );
  return id;
}

/** Moves a lock back in time, as if it had been made then. */
export async function lockedOn(lockId: string, day: string): Promise<void> {
  await query(
    `UPDATE deed_locks SET created_at = $2::timestamptz, payment_due_at = $2::timestamptz + interval '7 days' WHERE id = $1`,
    [lockId, `${day}T12:00:00.000Z`],
  );
}
