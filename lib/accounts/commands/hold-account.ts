import 'server-only';
import type { Tx } from '@/lib/platform/db';

/**
 * Until the transaction ends, no other one that holds this account goes on: money and locks, the room in a vault and the
 * guards of a sign-in are each looked at and changed in one step.
 */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}
