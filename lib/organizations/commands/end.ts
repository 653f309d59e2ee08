import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { followRole } from './account-role';
import { revokeInvitations } from './invitations';
import type { HeldOrganization } from './hold';

type End = { actorId: string; applicationIds: string[] };

/**
 * Ends the organizations of partnerships that have ended: keys and invitations are revoked, and nobody is a member any more.
 * Returns whose role changed: call `forgetAccount` for each once the transaction is committed.
 */
export async function endOfPartners(tx: Tx, { actorId, applicationIds }: End): Promise<string[]> {
  const where = { applicationId: { in: applicationIds }, endedAt: null };
  const found = await tx.organization.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
  const left: string[] = [];
  for (const { id } of found) left.push(...(await endPartner(tx, { id, actorId })));
  return left;
}

async function endPartner(tx: Tx, { id, actorId }: { id: string; actorId: string }): Promise<string[]> {
  const [organization] = await tx.$queryRaw<HeldOrganization[]>`
    SELECT id, name, plan_holder_id AS "planHolderId" FROM organizations
    WHERE id = ${id}::uuid AND ended_at IS NULL FOR NO KEY UPDATE`;
  if (!organization) return [];
  return endHeld(tx, organization, {
    actorId,
    tell: (userId) =>
      notify(tx, {
        userId,
        type: 'organization.ended',
        title: `The partnership with ${organization.name} has ended`,
        message: 'Its keys no longer work. Your own account stays as it is, without the partner’s portal.',
      }),
  });
}

type Ending = { actorId: string; tell: (userId: string) => Promise<void> };

/**
 * Ends an organization that is held, and sends everybody off. Returns whom: call `forgetAccount` for each once the transaction
 * is committed.
 */
export async function endHeld(
  tx: Tx,
  organization: HeldOrganization,
  { actorId, tell }: Ending,
): Promise<string[]> {
  const { id } = organization;
  const members = await listMembers(tx, id);
  for (const userId of members) await holdAccount(tx, userId);
  for (const userId of members) {
    await tx.organizationMember.delete({ where: { userId }, select: { userId: true } });
    await followRole(tx, organization, { userId, actorId, joins: false });
    await tell(userId);
  }
  await closeOrganization(tx, { id, actorId });
  return members;
}

/** What ends with an organization. Call it while it is held. */
export async function closeOrganization(
  tx: Tx,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const at = now();
  await revokeInvitations(tx, { organizationId: id });
  await tx.apiKey.updateMany({
    where: { organizationId: id, OR: [{ revokedAt: null }, { revokedAt: { gt: at } }] },
    data: { revokedAt: at },
  });
  // Whoever held the plan may open another one on it.
  await tx.organization.update({
    where: { id },
    data: { endedAt: at, planHolderId: null },
    select: { id: true },
  });
  await audit(tx, { type: 'organization.ended', actorId, subjectId: id });
}

async function listMembers(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx.organizationMember.findMany({
    where: { organizationId },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}
