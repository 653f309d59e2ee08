import { getVerifierKey } from '@/lib/evidence/queries/log';
import { prepareQueues } from '@/lib/platform/jobs';
import { openText } from '@/lib/platform/secret-box';
import { listMigrations, migrate } from '../migrate';
import { checkRestored, type Checked } from './check-restored';
import { proofContext } from './keys';
import { assertUnused, loadRows } from './load-rows';
import type { Manifest } from './manifest';
import type { Place } from './parts';
import { putObjects } from './put-objects';
import { checkParts, openBackup } from './read-backup';
import { Refusal } from './refusal';

export type Restored = Checked & { manifest: Manifest; put: number; known: number };

type From = {
  folder: string;
  backupKey: Buffer;
  /** an unused one */
  databaseUrl: string;
  /** restores although MASTER_KEY or LOG_SIGNING_KEY is another than it was */
  withOtherKeys: boolean;
};

/**
 * Brings back a backup. Whatever is wrong with it, with the keys or the database is found before anything is changed; what
 * fails after that leaves tables without rows, and objects that a second run finds in their place.
 */
export async function bringBack({ folder, backupKey, databaseUrl, withOtherKeys }: From): Promise<Restored> {
  const { place, manifest } = await openBackup(folder, backupKey);
  await assertSameMigrations(manifest);
  if (!withOtherKeys) assertSameKeys(place, manifest);
  await checkParts(place, manifest);
  await assertUnused(databaseUrl);
  await migrate(databaseUrl);
  if (manifest.tables.some(({ schema }) => schema === 'pgboss')) await prepareQueues();
  let counts = { put: 0, known: 0 };
  await loadRows(databaseUrl, { place, manifest }, async () => {
    counts = await putObjects(place);
  });
  return { manifest, ...counts, ...(await checkRestored(place)) };
}

async function assertSameMigrations({ migrations }: Manifest): Promise<void> {
  const ours = await listMigrations();
  if (ours.join() === migrations.join()) return;
  throw new Refusal(
    `The backup was made by another version of the app: its last migration is ${migrations.at(-1)}, and here it is ` +
      `${ours.at(-1)}. Restore it with that version, then update.`,
  );
}

function assertSameKeys({ label }: Place, { masterKeyProof, logKey }: Manifest): void {
  const how = 'Set the one that was in use, or add --with-other-keys.';
  if (!opensProof(masterKeyProof, label.id)) {
    throw new Refusal(
      `MASTER_KEY is not that of the backup: unlock codes and documents would not open. ${how}`,
    );
  }
  if (logKey === getVerifierKey()) return;
  throw new Refusal(
    `LOG_SIGNING_KEY and LOG_ORIGIN are not those of the backup, whose log has the key ${logKey}. ${how}`,
  );
}

function opensProof(proof: string, expected: string): boolean {
  try {
    return openText(proof, proofContext) === expected;
  } catch {
    return false;
  }
}
