import { randomUUID } from 'node:crypto';
import type { PublicUser } from '@/lib/accounts/schema/users';
import type { Actor } from '@/lib/platform/actor';
import { createSessionCookie } from '@/lib/platform/session';
import { query } from './database';

/** Somebody who is signed in: the actor for commands, the cookie for calls. */
export type Person = { actor: Actor; user: PublicUser; cookie: string };

export const visitor = null;

export const createOwner = () => createPerson('owner');
export const createNotary = () => createPerson('notary');
export const createAdmin = () => createPerson('admin');

/** argon2id of `testPassword`, made once: hashing it anew for every person would be most of a test's time. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$gy5SuVm5Z7Vw7keB9se9p87QGcomaseB/S2U1OhTsM0';

/** Everybody is younger than whoever came before, also within one millisecond. */
async function createPerson(role: Actor['role']): Promise<Person> {
  const id = randomUUID();
  const email = `${role}-${id}@example.com`;
  const [row] = await query<{ created_at: Date }>(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, role, created_at)
     VALUES ($1, $2, $3, 'Ada', 'Lovelace', $4,
       greatest(now(), (SELECT max(created_at) + interval '1 ms' FROM users))) RETURNING created_at`,
    [id, email, passwordHash, role],
  );
  const createdAt = row!.created_at.toISOString();
  const sessionId = randomUUID();
  const setCookie = await createSessionCookie({ id, role, sessionVersion: 1, sessionId });
  return {
    actor: { id, role, sessionVersion: 1, sessionId, isGuarded: false },
    user: { id, email, firstName: 'Ada', lastName: 'Lovelace', role, createdAt },
    cookie: setCookie.split(';')[0]!,
  };
}
