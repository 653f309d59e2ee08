/**
 * `npm run keys:rotate`: reseals, under MASTER_KEY, what is sealed under a key of MASTER_KEY_PREVIOUS. First move the old
 * key to MASTER_KEY_PREVIOUS and give every app process and worker a new MASTER_KEY, with its own id; then run this,
 * beside the running app. It can be stopped and run again. Ends with 1 while a row is sealed under another key.
 */
import { rotatePins, rotateRestorablePins } from '@/lib/accounts/commands/rotation';
import { rotateUnlockCodes } from '@/lib/deeds/commands/rotation';
import { rotateGenerated } from '@/lib/generator/commands/rotation';
import { rotateJournals } from '@/lib/notary/commands/journal';
import { rotateSigningKeys } from '@/lib/oauth/commands/signing-keys';
import { rotatePushSubscriptions } from '@/lib/notifications/commands/push-subscriptions';
import { disconnect } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import type { Rotation } from '@/lib/platform/secrets/key-rotation';
import { currentKeyId } from '@/lib/platform/secrets/secret-box';
import { rotateObjectKeys } from '@/lib/vault/commands/rotation';
import { rotatePreviousWebhookSecrets, rotateWebhookSecrets } from '@/lib/webhooks/commands/secrets';

async function rotate(): Promise<void> {
  if (previousKeyIds().includes(currentKeyId())) {
    throw new Error(`MASTER_KEY needs an id of its own: a previous key is called ${currentKeyId()} too.`);
  }
  console.log(`Sealing under the key ${currentKeyId()}.`);
  const rotations: Rotation[] = [];
  const runs = [
    rotateUnlockCodes,
    rotatePins,
    rotateObjectKeys,
    rotateRestorablePins,
    rotatePushSubscriptions,
    rotateJournals,
    rotateGenerated,
    rotateWebhookSecrets,
    rotatePreviousWebhookSecrets,
    rotateSigningKeys,
  ];
  for (const run of runs) {
    const rotation = await run();
    rotations.push(rotation);
    report(rotation);
  }
  reportKeys(rotations);
  if (rotations.some(({ left }) => Object.keys(left).length > 0)) process.exitCode = 1;
}

function report({ kind, resealed, left, problems }: Rotation): void {
  console.log(`${kind}: ${resealed} resealed`);
  for (const [problem, count] of Object.entries(problems)) console.error(`  ${count} not opened: ${problem}`);
  for (const [keyId, count] of Object.entries(left)) console.error(`  ${count} still under the key ${keyId}`);
}

/** A key that no row needs may go, as soon as no process seals under it. */
function reportKeys(rotations: Rotation[]): void {
  const needed = new Set(rotations.flatMap(({ left }) => Object.keys(left)));
  const free = previousKeyIds().filter((keyId) => !needed.has(keyId));
  if (free.length > 0) {
    console.log(`No longer needed, once every process has the new MASTER_KEY: ${free.join(', ')}`);
  }
  const kept = [...needed].sort();
  if (kept.length > 0) {
    console.error(`Still needed in MASTER_KEY_PREVIOUS: ${kept.join(', ')}. Please run this again.`);
  }
}

function previousKeyIds(): string[] {
  return env().MASTER_KEY_PREVIOUS.map((key) => key.split(':')[0] ?? '');
}

rotate()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(disconnect);
