import 'server-only';
import type { Tx } from '@/lib/platform/db';
import type { Reading } from '@/lib/platform/telemetry/metrics';

/** How long the log is. */
export async function readLogSize(tx: Tx): Promise<Reading[]> {
  const [row] = await tx.$queryRaw<{ entries: number }[]>`
    SELECT coalesce(max(index) + 1, 0)::int AS entries FROM log_entries`;
  const help = 'Entries of the evidence log.';
  return [{ name: 'deedguard_log_entries', help, values: [{ value: row?.entries ?? 0 }] }];
}
