import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { InvitationView } from '../schema/organizations';
import { holdOrganization } from './hold';
import { revokeInvitations, writeInvitation } from './invitations';

/**
 * Invites the address of an approved application once more, in the place of the invitation that it has: for a partner whom
 * nobody has joined. Throws `not_found`, also for anyone who is not an admin, and `conflict` once somebody has joined.
 */
export async function inviteAgain(actor: Actor, applicationId: string): Promise<InvitationView> {
  assertAdmin(actor);
  return transaction(async (tx) => {
    const found = await tx.organization.findFirst({
      where: { applicationId, endedAt: null },
      select: { id: true, application: { select: { email: true } } },
    });
    if (!found?.application) throw new AppError('not_found', 'There is no such partner.');
    const { id: organizationId } = await holdOrganization(tx, found.id);
    if ((await tx.organizationMember.count({ where: { organizationId } })) > 0) {
      throw new AppError('conflict', 'Somebody has joined this partner. Its owners can invite other people.');
    }
    await revokeInvitations(tx, { organizationId });
    const { email } = found.application;
    return writeInvitation(tx, {
      organizationId,
      email,
      role: 'owner',
      actorId: actor.id,
      invitedById: null,
    });
  });
}
