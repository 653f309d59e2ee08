/**
 * For the trials of deploy/patroni and deploy/point-in-time: owners lock deeds one after the other, by the app's own code, until the file `stop` is there. What
 * was acknowledged is written down at once; what failed is tried no more.
 */
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@/lib/accounts/commands/users';
import { registerSchema } from '@/lib/accounts/schema/users';
import { lockDeed } from '@/lib/deeds/commands/lock';
import type { Actor } from '@/lib/platform/actor';
import { disconnect } from '@/lib/platform/db';
import { stopSender } from '@/lib/platform/jobs';
import { setTrialSettings } from './settings';

const OWNERS = 4;
const PAUSE_MS = 100;

setTrialSettings();
const folder = process.argv[2] ?? '';
const failures = new Map<string, number>();
let houses = 0;

async function register(): Promise<Actor> {
  const user = await createUser(
    registerSchema.parse({
      email: `writer-${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery staple',
      firstName: 'Ada',
      lastName: 'Lovelace',
    }),
  );
  return { id: user.id, role: user.role, sessionId: user.id, isGuarded: false };
}

async function lockUntilStopped(owner: Actor): Promise<void> {
  while (!existsSync(path.join(folder, 'stop'))) {
    await lockOne(owner).catch(async (error: unknown) => {
      const words =
        String(error instanceof Error ? error.message : error)
          .split('\n')
          .at(-1) ?? '';
      failures.set(words, (failures.get(words) ?? 0) + 1);
      await sleep(PAUSE_MS);
    });
  }
}

async function lockOne(owner: Actor): Promise<void> {
  houses += 1;
  const { id, logIndex } = await lockDeed(owner, {
    propertyAddress: `${houses} Main St, Austin, TX 78701`,
    ownerName: 'Ada Lovelace',
    lockType: 'permanent',
    reason: 'Protection against deed fraud',
    expiryDays: null,
  });
  appendFileSync(path.join(folder, 'acknowledged'), `${id} ${logIndex}\n`);
}

async function main(): Promise<void> {
  const owners = await Promise.all(Array.from({ length: OWNERS }, register));
  await Promise.all(owners.map(lockUntilStopped));
  await stopSender();
  await disconnect();
  console.log(`Asked for: ${houses} locks. Failed: ${JSON.stringify(Object.fromEntries(failures))}`);
}

void main().then(() => process.exit(0));
