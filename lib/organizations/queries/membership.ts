import 'server-only';
import type { OrganizationRole } from '@/prisma/generated/enums';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import type { Tx } from '@/lib/platform/db';

export type Membership = { organizationId: string; role: OrganizationRole };

/** Of which organization the actor is a member, as long as it goes on; null without one. */
export async function findMembership(tx: Tx, actor: Pick<Actor, 'id'>): Promise<Membership | null> {
  return tx.organizationMember.findFirst({
    where: { userId: actor.id, organization: { endedAt: null } },
    select: { organizationId: true, role: true },
  });
}

/** Throws `not_found` for whoever is a member of none: nobody else knows that there is something. */
export async function getMembership(tx: Tx, actor: Pick<Actor, 'id'>): Promise<Membership> {
  const membership = await findMembership(tx, actor);
  if (!membership) throw new AppError('not_found', 'Your account belongs to no organization.');
  return membership;
}

/** For what changes the organization itself. Throws `forbidden` for a member who is not an owner. */
export async function getOwnership(tx: Tx, actor: Pick<Actor, 'id'>): Promise<Membership> {
  const membership = await getMembership(tx, actor);
  if (membership.role !== 'owner') {
    throw new AppError('forbidden', 'This is for an owner of the organization. Please ask one.');
  }
  return membership;
}
