import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../client';
import type { Act } from './stage';

/** So long a process may trust what it knows of a session, for reads (docs/domains/accounts.md). */
const TRUST_MS = 10_000;
const TRUSTED_READ = '/api/deedguard/locked-deeds';
const FRESH_READ = '/api/users/sessions';

/** Somebody signs out everywhere: no process lets them in, neither now nor, once trust is over, by what it remembers. */
export const signOut: Act = async ({ people, world }) => {
  const owner = await people.owner();
  const doors = world.apps.map(({ address, process: { name } }) => ({
    name,
    client: new Client(address, owner.credentials),
  }));
  // Both know the session, and trust it from now on.
  for (const { client } of doors) await client.repeat(TRUSTED_READ);
  await owner.client.once('Signing out', {
    send: async () => {
      const answer = await owner.client.try(FRESH_READ, { method: 'DELETE' });
      // The answer to an earlier try was lost.
      return answer.status === 401 ? { ...answer, status: 204 } : answer;
    },
    find: () => Promise.resolve(null),
    made: () => true,
  });
  const assertShut = async (path: string) => {
    for (const { name, client } of doors) {
      const { status } = await client.try(path);
      if (status === 200) throw new Error(`${name} answers ${path} to somebody who has signed out.`);
    }
  };
  await assertShut(FRESH_READ);
  await sleep(TRUST_MS);
  await assertShut(TRUSTED_READ);
};
