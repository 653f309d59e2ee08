import 'server-only';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/**
 * For as long as a link can bring an address back to the account that left it, nobody else may have it. Ask in the
 * transaction that wrote it, afterward: whoever left it at the same time has committed by then. Throws `conflict`.
 */
export async function assertNotHeld(
  tx: Tx,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const holding = {
    purpose: 'keep_address',
    address: email,
    usedAt: null,
    expiresAt: { gt: now() },
  } as const;
  const others = await tx.mailedLink.count({ where: { ...holding, userId: { not: userId } } });
  if (others === 0) return;
  const message =
    'The account that left this email address within the last day can still take it back. Please try again tomorrow, or use another address.';
  throw new AppError('conflict', message, { fields: { email: message } });
}
