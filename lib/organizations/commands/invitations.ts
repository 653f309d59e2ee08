import 'server-only';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { makeLink } from '@/lib/platform/mailed-link';
import { INVITATION_DAYS } from '@/lib/platform/link-times';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { mailboxOf } from '@/lib/values/mailbox';
import { getOwnership } from '../queries/membership';
import { assertPlanInForce } from '../queries/plan-in-force';
import { isOpen, toInvitation } from '../queries/organization';
import { hasSeat, kindOf, PLAN_SEATS, type OrganizationRole } from '../rules/members';
import type { InvitationView, InviteInput } from '../schema/organizations';
import { holdOwn, type HeldOrganization } from './hold';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Asks an address to join; the link goes there by email. Throws `step_up_required`, `not_found`, `forbidden`, `unconfirmed_address`, `rate_limited`,
 * `payment_required` once the plan has ended, and `conflict` for whoever is a member or was asked, and without a free seat.
 */
export async function invite(actor: Actor, { email, role }: InviteInput): Promise<InvitationView> {
  await assertSteppedUp(actor);
  // Nobody else uses up the mails that an address may get.
  await getOwnership(db, actor);
  await countTry(limits.mailLinkTo, mailboxOf(email));
  return transaction(async (tx) => {
    const organization = await holdOwn(tx, actor);
    await assertConfirmedAddress(tx, { userId: actor.id, what: 'invite somebody' });
    await assertPlanInForce(tx, organization.id);
    await assertNew(tx, { organizationId: organization.id, email });
    await assertSeat(tx, organization);
    return writeInvitation(tx, {
      organizationId: organization.id,
      email,
      role,
      actorId: actor.id,
      invitedById: actor.id,
    });
  });
}

/** Takes an invitation back: its link opens nothing any more. Throws `not_found` and `forbidden`. */
export async function revokeInvitation(actor: Actor, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { id: organizationId } = await holdOwn(tx, actor);
    const revoked = await revokeInvitations(tx, { id, organizationId });
    if (revoked === 0) throw new AppError('not_found', 'There is no such open invitation.');
    await audit(tx, {
      type: 'organization.invitation_revoked',
      actorId: actor.id,
      subjectId: organizationId,
      data: { invitationId: id },
    });
  });
}

/** Those of an organization that are open, or one of them. Call it while the organization is held. Returns how many there were. */
export async function revokeInvitations(
  tx: Tx,
  which: { id?: string; organizationId: string },
): Promise<number> {
  const revokedAt = now();
  const revoked = await tx.organizationInvitation.updateManyAndReturn({
    where: { ...which, ...isOpen() },
    data: { revokedAt },
    select: { id: true },
  });
  const ids = revoked.map(({ id }) => id);
  await tx.mailedLink.updateMany({ where: { id: { in: ids }, usedAt: null }, data: { usedAt: revokedAt } });
  return ids.length;
}

type NewInvitation = {
  organizationId: string;
  email: string;
  role: OrganizationRole;
  /** who wrote it down */
  actorId: string;
  /** the member who asks; null where an approval does */
  invitedById: string | null;
};

/** Writes an invitation, its link, and the job that mails it. */
export async function writeInvitation(
  tx: Tx,
  { organizationId, email, role, actorId, invitedById }: NewInvitation,
): Promise<InvitationView> {
  const id = newId();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  const row = await tx.organizationInvitation.create({
    data: { id, organizationId, email, role, invitedById, createdAt, expiresAt },
    select: { id: true, email: true, role: true, createdAt: true, expiresAt: true },
  });
  await makeLink(tx, { id, purpose: 'join_organization', address: email });
  await enqueue(tx, 'visitor-mail', id);
  await audit(tx, {
    type: 'organization.invited',
    actorId,
    subjectId: organizationId,
    data: { invitationId: id, role },
  });
  return toInvitation(row);
}

async function assertNew(tx: Tx, where: { organizationId: string; email: string }): Promise<void> {
  const { organizationId, email } = where;
  const members = await tx.organizationMember.count({ where: { organizationId, user: { email } } });
  if (members > 0) throw taken('This person is a member already.');
  const open = await tx.organizationInvitation.count({ where: { ...where, ...isOpen() } });
  if (open > 0) {
    throw taken('This address has an open invitation. To have another one mailed, take that back first.');
  }
}

function taken(message: string): AppError {
  return new AppError('conflict', message, { fields: { email: message } });
}

async function assertSeat(tx: Tx, { id: organizationId, ...organization }: HeldOrganization): Promise<void> {
  const members = await tx.organizationMember.count({ where: { organizationId } });
  const invitations = await tx.organizationInvitation.count({ where: { organizationId, ...isOpen() } });
  if (hasSeat(kindOf(organization), { members, invitations })) return;
  throw new AppError(
    'conflict',
    `The plan has room for ${PLAN_SEATS} people, invitations among them. Take an invitation back or remove a member first.`,
  );
}
