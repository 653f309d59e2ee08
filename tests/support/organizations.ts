import { randomBytes, randomUUID } from 'node:crypto';
import { apiScopes, hashOfKey, type ApiMode, type ApiScope } from '@/lib/platform/v1/api-caller';
import { KEY_BYTES, keyFrom, prefixOf } from '@/lib/programs/rules/key-format';
import { tokenOf } from '@/lib/platform/mailed-link';
import type { InvitationView, OrganizationView } from '@/lib/organizations/schema/organizations';
import { invite } from '@/lib/organizations/commands/invitations';
import { openOrganization } from '@/lib/organizations/commands/organizations';
import { createOwner, type Person } from './actors';
import { query } from './database';
import { givePlan } from './plans';

export type TestOrganization = { id: string; name: string; owner: Person };

/** A partner: an approved application, its organization, and an account that is its owner. */
export async function createPartner({ name = 'Lone Star Title' } = {}): Promise<TestOrganization> {
  const id = randomUUID();
  const owner = await createOwner();
  const applicationId = randomUUID();
  await query(
    `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, confirmed_at, created_at, decided_at)
     VALUES ($1, 'portal', 'approved', gen_random_uuid(), $2, $3, 'title_company', now(), now(), now())`,
    [applicationId, name, owner.user.email],
  );
  await query(`INSERT INTO organizations (id, name, application_id, created_at) VALUES ($1, $2, $3, now())`, [
    id,
    name,
    applicationId,
  ]);
  await addMember({ id, name, owner }, owner, 'owner');
  return { id, name, owner };
}

/** An account joins, as a partner. */
export async function addMember(
  organization: Pick<TestOrganization, 'id'> & Partial<TestOrganization>,
  person: Person,
  role: 'owner' | 'member' = 'member',
): Promise<void> {
  await query(`UPDATE users SET role = 'partner' WHERE id = $1 AND role = 'owner'`, [person.user.id]);
  await query(
    `INSERT INTO organization_members (user_id, organization_id, role, joined_at) VALUES ($1, $2, $3, now())`,
    [person.user.id, organization.id, role],
  );
  person.actor.role = 'partner';
}

/** The organization of an account's Professional plan, which is its owner. */
export async function openOnPlan(person: Person, name = 'Analytical Engines'): Promise<TestOrganization> {
  await givePlan(person);
  const { id }: OrganizationView = await openOrganization(person.actor, { name });
  return { id, name, owner: person };
}

/** Somebody is asked to join; `token` is what the mail carries. */
export async function inviteTo(
  { owner }: Pick<TestOrganization, 'owner'>,
  { user }: Pick<Person, 'user'>,
  role: 'owner' | 'member' = 'member',
): Promise<InvitationView & { token: string }> {
  const invitation = await invite(owner.actor, { email: user.email, role });
  return { ...invitation, token: tokenOf(invitation.id) };
}

/** Role and account of each member, as the table has them. */
export const listMembers = (id: string) =>
  query<{ user_id: string; role: string }>(
    'SELECT user_id, role FROM organization_members WHERE organization_id = $1 ORDER BY joined_at, user_id',
    [id],
  );

/** The role of an account now. */
export async function roleOf({ user }: Pick<Person, 'user'>): Promise<string> {
  const [row] = await query<{ role: string }>('SELECT role FROM users WHERE id = $1', [user.id]);
  return row!.role;
}

type KeyOptions = { mode?: ApiMode; scopes?: readonly ApiScope[]; expiresAt?: Date; maker?: Person };

/** A key of an organization, and what a call sends to use it. */
export async function createApiKey(
  organization: TestOrganization,
  { mode = 'test', scopes = apiScopes, expiresAt, maker = organization.owner }: KeyOptions = {},
): Promise<{ id: string; key: string; headers: { authorization: string } }> {
  const id = randomUUID();
  const key = keyFrom(mode, randomBytes(KEY_BYTES));
  await query(
    `INSERT INTO api_keys (id, organization_id, created_by_id, name, mode, scopes, prefix, secret_hash, created_at, expires_at)
     VALUES ($1, $2, $3, 'Test', $4, $5, $6, $7, now(), $8)`,
    [
      id,
      organization.id,
      maker.user.id,
      mode,
      scopes,
      prefixOf(key),
      Buffer.from(hashOfKey(key)),
      expiresAt ?? null,
    ],
  );
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}
