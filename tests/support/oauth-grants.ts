import { randomBytes, randomUUID } from 'node:crypto';
import { hashOfArtifact } from '@/lib/platform/v1/api-token';
import type { Person } from './actors';
import { query } from './database';
import { createApp, type TestApp } from './oauth';
import type { TestOrganization } from './organizations';

const SCOPES = ['properties:read', 'properties:write'];

/** An account agreed to an app. Returns the id of what it agreed to. */
export async function createGrant(
  { id: appId }: Pick<TestApp, 'id'>,
  { user }: Pick<Person, 'user'>,
): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO oauth_grants (id, app_id, user_id, scopes, created_at) VALUES ($1, $2, $3, $4, now())`,
    [id, appId, user.id, SCOPES],
  );
  return id;
}

/** What a call of a new app of the organization sends to act for an account. */
export async function connectNewApp(
  organization: Pick<TestOrganization, 'id'>,
  person: Pick<Person, 'user'>,
): Promise<{ authorization: string }> {
  const grantId = await createGrant(await createApp(organization), person);
  const token = randomBytes(32).toString('base64url');
  await query(
    `INSERT INTO oauth_artifacts (kind, id, payload, grant_id, expires_at)
     VALUES ('AccessToken', $1, $2, $3, now() + interval '1 hour')`,
    [hashOfArtifact(token), JSON.stringify({ scope: SCOPES.join(' ') }), grantId],
  );
  return { authorization: `Bearer ${token}` };
}
