import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { getMembership, getOwnership } from '../queries/membership';

export type HeldOrganization = { id: string; name: string; planHolderId: string | null };

/**
 * Until the transaction ends, nobody else joins, leaves or changes it: owners and seats are counted and changed in one step.
 * It is held before accounts, never after: its owners are told of what happens, which waits for each of them. Other rows may
 * name it meanwhile. Throws `not_found` once it has ended.
 */
export async function holdOrganization(tx: Tx, id: string): Promise<HeldOrganization> {
  const [held] = await tx.$queryRaw<HeldOrganization[]>`
    SELECT id, name, plan_holder_id AS "planHolderId" FROM organizations
    WHERE id = ${id}::uuid AND ended_at IS NULL FOR NO KEY UPDATE`;
  if (!held) throw new AppError('not_found', 'This organization has ended.');
  return held;
}

/** The actor's own, for an owner who changes it. Throws `not_found` and `forbidden`. */
export async function holdOwn(tx: Tx, actor: Pick<Actor, 'id'>): Promise<HeldOrganization> {
  const { organizationId } = await getOwnership(tx, actor);
  const held = await holdOrganization(tx, organizationId);
  // Whoever held it before may have removed the actor, or made a member of them.
  const now = await getOwnership(tx, actor);
  if (now.organizationId !== held.id)
    throw new AppError('not_found', 'Your account belongs to no organization.');
  return held;
}

/** The actor's own, with the account, for whoever leaves it. Throws `not_found`. */
export async function holdOwnPlace(tx: Tx, actor: Pick<Actor, 'id'>) {
  const { organizationId } = await getMembership(tx, actor);
  const organization = await holdOrganization(tx, organizationId);
  await holdAccount(tx, actor.id);
  const { organizationId: now, role } = await getMembership(tx, actor);
  if (now !== organizationId) throw new AppError('not_found', 'Your account belongs to no organization.');
  return { organization, role };
}

export function countOwners(tx: Tx, organizationId: string): Promise<number> {
  return tx.organizationMember.count({ where: { organizationId, role: 'owner' } });
}
