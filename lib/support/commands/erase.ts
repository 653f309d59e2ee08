import 'server-only';
import type { Tx } from '@/lib/platform/db';

/** Erases what an account wrote to us, and what was written under its address where that is its own. */
export async function eraseCases(
  tx: Tx,
  { userId, email }: { userId: string; email?: string },
): Promise<void> {
  await tx.supportCase.deleteMany({ where: { OR: [{ userId }, ...(email ? [{ email }] : [])] } });
}
