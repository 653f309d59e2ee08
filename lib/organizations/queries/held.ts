import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/lib/platform/db';
import { listHeldAccounts, ofNobodyHeld } from '@/lib/platform/legal-hold';

/** Of an invitation of no organization that a legal hold concerns, to nobody and by nobody who is held. */
export async function ofNobodyHeldInvitation(tx: Tx): Promise<Prisma.OrganizationInvitationWhereInput> {
  const held = await listHeldAccounts(tx);
  return {
    organization: ofNobodyHeld,
    email: { notIn: held.map(({ email }) => email) },
    OR: [{ invitedById: null }, { invitedById: { notIn: held.map(({ id }) => id) } }],
  };
}
