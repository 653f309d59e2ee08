import 'server-only';
import { audit } from '@/lib/platform/audit';
import type { Tx } from '@/lib/platform/db';
import { kindOf, roleAfter } from '../rules/members';
import type { HeldOrganization } from './hold';

type Change = { userId: string; actorId: string | null; joins: boolean };

/**
 * Gives an account the role of a partner with its place in a partner's organization, and takes it back with that. Call
 * `forgetAccount` once the transaction is committed.
 */
export async function followRole(
  tx: Tx,
  organization: Pick<HeldOrganization, 'planHolderId'>,
  { userId, actorId, joins }: Change,
): Promise<void> {
  const { role } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
  const next = roleAfter(kindOf(organization), { role, joins });
  if (!next) return;
  await tx.user.update({ where: { id: userId }, data: { role: next }, select: { id: true } });
  await audit(tx, { type: 'user.role_changed', actorId, subjectId: userId, data: { role: next } });
}
