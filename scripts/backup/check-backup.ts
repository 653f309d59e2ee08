import { getVerifierKey } from '@/lib/evidence/queries/log';
import { openText } from '@/lib/platform/secrets/secret-box';
import { listMigrations } from '../migrations';
import { proofContext } from './keys';
import { assertUnused } from './load-rows';
import type { Manifest } from './manifest';
import type { Place } from './parts';
import { checkParts, openBackup } from './read-backup';
import { Refusal } from './refusal';

export type From = {
  folder: string;
  backupKey: Buffer;
  /** an unused one */
  databaseUrl: string;
  /** restores although MASTER_KEY or LOG_SIGNING_KEY is another than it was */
  withOtherKeys: boolean;
};

/** Finds whatever is wrong with a backup, with the keys or the database. Nothing is changed. */
export async function checkBackup(from: From): Promise<{ place: Place; manifest: Manifest }> {
  const { place, manifest } = await openBackup(from.folder, from.backupKey);
  await assertSameMigrations(manifest);
  if (!from.withOtherKeys) assertSameKeys(place, manifest);
  await checkParts(place, manifest);
  await assertUnused(from.databaseUrl);
  return { place, manifest };
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
