import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/** What most commands read of the request that they hold: whose it is, what state it is in, and what it is called. */
export const heldColumns = {
  id: true,
  clientId: true,
  notaryId: true,
  status: true,
  serviceType: true,
  documentType: true,
} as const;

/**
 * Until the transaction ends, nobody else changes this request of the actor's, and what is read of it now holds: a
 * cancellation and an acceptance at the same time happen one after the other. Throws `not_found`.
 */
export async function holdRequest(tx: Tx, { id: actorId, role }: Actor, id: string): Promise<void> {
  const own = Prisma.sql`(client_id = ${actorId}::uuid OR notary_id = ${actorId}::uuid)`;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM notary_requests WHERE id = ${id}::uuid AND ${role === 'admin' ? Prisma.sql`true` : own}
    FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('not_found', 'There is no such request.');
}
