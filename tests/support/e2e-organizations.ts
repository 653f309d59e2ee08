import { randomUUID } from 'node:crypto';
import type { SignedIn } from './e2e';
import { queryDatabase } from './server';

const query = (sql: string, values: unknown[]) =>
  queryDatabase(process.env.E2E_DATABASE_URL ?? '', sql, values);

/** An approved partner, whose owner is somebody who is signed in. */
export async function addOrganization({ id: userId, email }: SignedIn): Promise<string> {
  const id = randomUUID();
  await query(
    `WITH application AS (
       INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
       VALUES ($1::uuid, 'portal', 'approved', $1::text, 'Closing Desk', $2, 'title_company', now(), now(), now()) RETURNING id)
     INSERT INTO organizations (id, name, application_id, created_at) SELECT id, 'Closing Desk', id, now() FROM application`,
    [id, email],
  );
  await query(`UPDATE users SET role = 'partner' WHERE id = $1`, [userId]);
  await query(
    `INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, 'owner', now())`,
    [userId, id],
  );
  return id;
}
