import 'server-only';
import { audit } from './audit';
import { transaction, type Tx } from './db';
import type { Reading } from './telemetry/metrics';
import { stableId } from './stable-id';

/** Backups are events of one subject, so that the last of them is found by the index of subjects. */
const SUBJECT = stableId('backup');

/** Notes in the audit trail that a backup is finished. */
export async function noteBackup(): Promise<void> {
  await transaction((tx) => audit(tx, { type: 'backup.made', actorId: null, subjectId: SUBJECT }));
}

/** For the metrics; no value before the first backup. */
export async function readBackupAge(tx: Tx): Promise<Reading[]> {
  const [row] = await tx.$queryRaw<{ age: number | null }[]>`
    SELECT extract(epoch FROM now() - max(created_at))::float AS age FROM audit_events
    WHERE subject_id = ${SUBJECT}::uuid`;
  if (!row || row.age === null) return [];
  const help = 'Seconds since `npm run backup` last finished.';
  return [{ name: 'deedguard_backup_age_seconds', help, values: [{ value: row.age }] }];
}
