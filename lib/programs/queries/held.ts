import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/lib/platform/db';
import { listHeldAccounts, ofNobodyHeld } from '@/lib/platform/legal-hold';

/** Of a question to an owner that came to nothing, in which nobody is held: who asked, their organization, who was asked. */
export async function ofNobodyHeldQuestion(tx: Tx): Promise<Prisma.PartnerLockWhereInput> {
  const held = await listHeldAccounts(tx);
  const keys = await tx.apiKey.findMany({
    where: { createdById: { in: held.map(({ id }) => id) } },
    select: { id: true },
  });
  return {
    organization: ofNobodyHeld,
    ownerEmail: { notIn: held.map(({ email }) => email) },
    apiKeyId: { notIn: keys.map(({ id }) => id) },
  };
}
