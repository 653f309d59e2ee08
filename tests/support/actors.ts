import { randomUUID } from 'node:crypto';
import { openSession } from '@/lib/accounts/commands/sessions';
import type { PublicUser } from '@/lib/accounts/schema/users';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { createSessionCookies } from '@/lib/platform/session';
import { query } from './database';

/** Somebody who is signed in: the actor for commands, the cookie for calls. */
export type Person = { actor: Actor; user: PublicUser; cookie: string };

export const visitor = null;

export const createOwner = () => createPerson('owner');
export const createNotary = () => createPerson('notary');
export const createAdmin = () => createPerson('admin');

/** argon2id of `testPassword`, made once, and cheap to check: what a hash costs is tested where passwords are set. */
const passwordHash =
  '$argon2id$v=19$m=64,t=1,p=1$nu9hLuaAe1N1OaZmPTVY3w$TJyzxAOCawIG4C7yv/ytONctP9Ix8dEyOOVkpKv6z5Q';

/** Everybody is younger than whoever came before, also within one millisecond. */
async function createPerson(role: Actor['role']): Promise<Person> {
  const id = randomUUID();
  const email = `${role}-${id}@example.com`;
  const [row] = await query<{ created_at: Date }>(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, role, email_confirmed_at, created_at)
     VALUES ($1, $2, $3, 'Ada', 'Lovelace', $4, now(),
       greatest(now(), (SELECT max(created_at) + interval '1 ms' FROM users))) RETURNING created_at`,
    [id, email, passwordHash, role],
  );
  const createdAt = row!.created_at.toISOString();
  const { sessionId, cookie } = await addSession(id);
  return {
    actor: { id, role, sessionId, isGuarded: false },
    user: { id, email, firstName: 'Ada', lastName: 'Lovelace', role, createdAt },
    cookie,
  };
}

/** Signs an account in, as of now. */
async function addSession(userId: string): Promise<{ sessionId: string; cookie: string }> {
  const session = await openSession(db, { userId, userAgent: 'jest', network: 'unknown' });
  const [setCookie] = await createSessionCookies(session);
  return { sessionId: session.id, cookie: setCookie.split(';')[0]! };
}

/** As if the link that confirms the address of the account had not been opened. */
export async function forgetAddress({ user }: Person): Promise<void> {
  await query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [user.id]);
}

/** The same account, signed in once more. */
export async function signInAgain(person: Person): Promise<Person> {
  const { sessionId, cookie } = await addSession(person.user.id);
  return { ...person, actor: { ...person.actor, sessionId }, cookie };
}
