import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { ofNobodyHeldInvitation } from '../queries/held';
import { findMembership } from '../queries/membership';
import { closeOrganization } from './end';
import { holdOrganization } from './hold';
import { writeLeave } from './members';

/** Instead of the name of a member whose account is deleted, to the owners who are told. */
const ERASED_MEMBER = 'Somebody who deleted their account';

/**
 * Until the transaction ends nobody joins or leaves the organization of an account: whether it has an owner stays so. The
 * organization is held first, then the account, by `hold`. Throws `conflict` for an account that joined another one at that
 * moment.
 */
export async function holdPlace(tx: Tx, userId: string, hold: () => Promise<void>): Promise<void> {
  const before = await findMembership(tx, { id: userId });
  if (before) await holdOrganization(tx, before.organizationId);
  await hold();
  const after = await findMembership(tx, { id: userId });
  if (!after || after.organizationId === before?.organizationId) return;
  throw new AppError('conflict', 'Your place in an organization changed just now. Please try again.');
}

/**
 * Takes an account out of its organization, which ends with its last member, and erases invitations to its address. Call it
 * after `holdPlace`, once it is known that it is not the last owner of others.
 */
export async function eraseMembership(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  if (email) await eraseInvitations(tx, email);
  const membership = await findMembership(tx, { id: userId });
  if (!membership) return;
  const organization = await holdOrganization(tx, membership.organizationId);
  await writeLeave(tx, organization, { userId, called: ERASED_MEMBER });
  const others = await tx.organizationMember.count({ where: { organizationId: organization.id } });
  if (others === 0) await closeOrganization(tx, { id: organization.id, actorId: userId });
}

/** Those that a legal hold keeps are deleted by the job once it is lifted. */
async function eraseInvitations(tx: Tx, email: string): Promise<void> {
  await tx.organizationInvitation.deleteMany({ where: { email, AND: [await ofNobodyHeldInvitation(tx)] } });
}
