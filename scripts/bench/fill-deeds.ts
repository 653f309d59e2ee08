import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { sealText } from '@/lib/platform/secrets/secret-box';
import type { Person } from './people';
import { withClient } from './postgres';

export const ROWS_OF_ONE_ACCOUNT = 100;

/** Fills the table of locks: 100 rows of the first person, that open, and the rest spread over the others. */
export async function fillDeeds(url: string, people: Person[], rows: number): Promise<void> {
  const [owner, ...others] = people;
  if (!owner || others.length === 0) throw new Error('Filling needs two people or more.');
  await withClient(url, async (client) => {
    // Checks of foreign keys would be most of the time.
    await client.query('SET session_replication_role = replica');
    await client.query('SET synchronous_commit = off');
    const { rows: before } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM deed_locks',
    );
    const there = before[0]?.count ?? 0;
    if (there === 0) await insertOwn(client, owner);
    const missing = rows - Math.max(there, ROWS_OF_ONE_ACCOUNT);
    if (missing > 0) await insertOthers(client, others, { first: there, howMany: missing });
    await client.query('VACUUM ANALYZE deed_locks');
    await client.query('CHECKPOINT');
  });
}

const columns = `(id, owner_id, property_address, property_key, property_group, owner_name, lock_type, reason, unlock_code_ciphertext,
  created_at, payment_due_at, log_index)`;

async function insertOwn(client: Client, owner: Person): Promise<void> {
  const ids = Array.from({ length: ROWS_OF_ONE_ACCOUNT }, () => randomUUID());
  const codes = ids.map((id) => sealText('7K2M-QX40-9RTB', id));
  await client.query(
    `INSERT INTO deed_locks ${columns}
     SELECT id, $1, i || ' Main St, Austin, TX 78701', '78701|' || i || '|||main|st|||', '78701|' || i,
        'Ada Lovelace', 'permanent',
       'Protection against deed fraud', code, now() - i * interval '1 hour', now() + interval '7 days', i
     FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS t(id, code, i)`,
    [owner.id, ids, codes],
  );
}

async function insertOthers(
  client: Client,
  others: Person[],
  { first, howMany }: { first: number; howMany: number },
) {
  await client.query(
    `INSERT INTO deed_locks ${columns}
     SELECT gen_random_uuid(), ($1::uuid[])[1 + i % $2::int], i || ' Elm Ave, Dallas, TX 75201', '75201|' || i || '|||elm|ave|||',
       '75201|' || i,
       'Grace Hopper', 'permanent', 'Protection against deed fraud', repeat('x', 60), now() - i * interval '1 minute',
       now() + interval '7 days', i
     FROM generate_series($3::int, $4::int) AS i`,
    [others.map(({ id }) => id), others.length, first, first + howMany - 1],
  );
}
