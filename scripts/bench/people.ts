import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { sessionSecret } from './environment';
import { withClient } from './postgres';

/** Somebody who is signed in. */
export type Person = { id: string; cookie: string };

/** Adds accounts and signs each of them in, as lib/platform/session.ts does. */
export async function addPeople(url: string, howMany: number): Promise<Person[]> {
  const ids = Array.from({ length: howMany }, () => randomUUID());
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO users (id, email, password_hash, first_name, last_name)
       SELECT id, 'bench-' || id || '@example.com', 'no password', 'Ada', 'Lovelace' FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    // Each session has the id of its account: the bench needs no other.
    await client.query(
      `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at)
       SELECT id, id, now(), now(), now() + interval '30 days' FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
  });
  return Promise.all(
    ids.map(async (id) => {
      const token = { sub: id, sessionId: id };
      return { id, cookie: `next-auth.session-token=${await encode({ token, secret: sessionSecret })}` };
    }),
  );
}
