import { randomBytes, randomUUID } from 'node:crypto';
import { hashOfKey } from '@/lib/platform/api-caller';
import { KEY_BYTES, keyFrom, prefixOf } from '@/lib/programs/rules/key-format';
import type { Person } from './people';
import { withClient } from './postgres';

/** Test keys, each of an organization of its own: one key may call a thousand times in an hour. */
export async function addApiKeys(url: string, people: Person[]): Promise<string[]> {
  const rows = people.map(({ id }) => ({
    id,
    organizationId: randomUUID(),
    key: keyFrom('test', randomBytes(KEY_BYTES)),
  }));
  await withClient(url, async (client) => {
    for (const { id, organizationId, key } of rows) {
      await client.query(
        `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
         VALUES ($1, 'portal', 'approved', gen_random_uuid(), 'Bench', 'bench@example.com', 'title_company', now(), now(), now())`,
        [organizationId],
      );
      await client.query(
        `INSERT INTO organizations (id, name, application_id, created_at) VALUES ($1, 'Bench', $1, now())`,
        [organizationId],
      );
      await client.query(
        `INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, 'owner', now())`,
        [id, organizationId],
      );
      await client.query(
        `INSERT INTO api_keys (id, organization_id, created_by_id, name, mode, scopes, prefix, secret_hash, created_at)
         VALUES (gen_random_uuid(), $1, $2, 'Bench', 'test', '{bookings:read}', $3, $4, now())`,
        [organizationId, id, prefixOf(key), hashOfKey(key)],
      );
    }
  });
  return rows.map(({ key }) => key);
}
