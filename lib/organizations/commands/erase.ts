import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { findMembership } from '../queries/membership';
import { closeOrganization } from './end';
import { holdOrganization } from './hold';
import { writeLeave } from './members';

/** Until the transaction ends nobody joins or leaves the organization of an account: whether it has an owner stays so. */
export async function holdPlace(tx: Tx, userId: string): Promise<void> {
  const membership = await findMembership(tx, { id: userId });
  if (membership) await holdOrganization(tx, membership.organizationId);
}

/**
 * Takes an account out of its organization, which ends with its last member, and erases invitations to its address. Call it
 * after `holdPlace`, once it is known that it is not the last owner of others.
 */
export async function eraseMembership(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  if (email) await tx.organizationInvitation.deleteMany({ where: { email } });
  const membership = await findMembership(tx, { id: userId });
  if (!membership) return;
  const organization = await holdOrganization(tx, membership.organizationId);
  await writeLeave(tx, organization, userId);
  const others = await tx.organizationMember.count({ where: { organizationId: organization.id } });
  if (others === 0) await closeOrganization(tx, { id: organization.id, actorId: userId });
}
