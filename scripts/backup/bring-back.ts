import { prepareQueues } from '@/lib/platform/jobs';
import { migrate } from '../migrate';
import { checkBackup, type From } from './check-backup';
import { checkRestored, type Checked } from './check-restored';
import { loadRows } from './load-rows';
import type { Manifest } from './manifest';
import { putObjects } from './put-objects';

export type Restored = Checked & { manifest: Manifest; put: number; known: number };

/**
 * Brings back a backup. What fails after the checks leaves tables without rows, and objects that a second run finds in
 * their place.
 */
export async function bringBack(from: From): Promise<Restored> {
  const { place, manifest } = await checkBackup(from);
  await migrate(from.databaseUrl);
  if (manifest.tables.some(({ schema }) => schema === 'pgboss')) await prepareQueues();
  let counts = { put: 0, known: 0 };
  await loadRows(from.databaseUrl, { place, manifest }, async () => {
    counts = await putObjects(place, manifest.objects.count);
  });
  return { manifest, ...counts, ...(await checkRestored(place)) };
}
