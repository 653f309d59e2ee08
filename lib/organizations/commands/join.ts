import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { findLink, takeLink } from '@/lib/platform/mailed-link';
import { forgetAccount } from '@/lib/platform/session/session-state';
import { getOpenInvitation } from '../queries/invitations';
import { asRole, whyNotToJoin } from '../rules/members';
import { getOrganization } from '../queries/organization';
import type { OrganizationView } from '../schema/organizations';
import { followRole } from './account-role';
import { holdOrganization } from './hold';
import { nameOf, tellOwners } from './notices';
import { alreadyMember } from './organizations';

/**
 * Makes the actor a member, with the role that the invitation says. Throws `gone`, `forbidden` for an account with another
 * address, a notary and an admin, `unconfirmed_address`, and `conflict` for whoever belongs to an organization; the link stays
 * good then.
 */
export async function acceptInvitation(
  actor: Actor,
  { token }: { token: string },
): Promise<OrganizationView> {
  const { id } = await findLink('join_organization', token);
  await transaction(async (tx) => {
    const { organization } = await getOpenInvitation(tx, id);
    await holdOrganization(tx, organization.id);
    await holdAccount(tx, actor.id);
    // Before the rest: who comes second learns that the invitation was used, and not that they are a member.
    await takeLink(tx, 'join_organization', token);
    const { email, role } = await getOpenInvitation(tx, id);
    await assertMayJoin(tx, actor, email);
    await writeMember(tx, actor, { id, organizationId: organization.id, role });
    await followRole(tx, organization, { userId: actor.id, actorId: actor.id, joins: true });
    await tellOwners(
      tx,
      { organizationId: organization.id, except: actor.id },
      {
        type: 'organization.joined',
        title: `${await nameOf(tx, actor.id)} joined ${organization.name}`,
        message: `They are ${asRole[role]} of the organization now.`,
      },
    );
  });
  forgetAccount(actor.id);
  return getOrganization(actor);
}

async function assertMayJoin(tx: Tx, { id }: Actor, email: string): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: { role: true, email: true } });
  if (user.email.toLowerCase() !== email.toLowerCase()) {
    throw new AppError(
      'forbidden',
      `This invitation was emailed to ${email}. Please log in with the account that has this address.`,
    );
  }
  await assertConfirmedAddress(tx, { userId: id, what: 'join an organization' });
  const why = whyNotToJoin(user.role);
  if (why) throw new AppError('forbidden', why);
  // Of an organization that has ended too: its end takes everybody out.
  if ((await tx.organizationMember.count({ where: { userId: id } })) > 0) throw alreadyMember();
}

type Joined = { id: string; organizationId: string; role: 'owner' | 'member' };

async function writeMember(tx: Tx, actor: Actor, { id, organizationId, role }: Joined): Promise<void> {
  const joinedAt = now();
  await tx.organizationInvitation.update({
    where: { id },
    data: { acceptedAt: joinedAt },
    select: { id: true },
  });
  await tx.organizationMember.create({
    data: { userId: actor.id, organizationId, role, joinedAt },
    select: { userId: true },
  });
  await audit(tx, {
    type: 'organization.joined',
    actorId: actor.id,
    subjectId: organizationId,
    data: { memberId: actor.id, invitationId: id, role },
  });
}
