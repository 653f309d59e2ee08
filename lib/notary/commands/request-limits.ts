import 'server-only';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { refuseUntil } from '@/lib/platform/rate-limit';
import { REQUESTS_AT_ONCE, REQUESTS_UNCONFIRMED } from '../rules/request-room';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Asking and cancelling in time cost nothing, and keep a notary's hours: so an account has a bounded number of requests
 * that are open, or that it cancelled within a day after a notary had accepted. Throws `unconfirmed_address`, `conflict`
 * where open ones alone fill the room, and `rate_limited` where time makes some. Call `holdAccount` first.
 */
export async function assertRoomForRequest(tx: Tx, { id: clientId }: Actor): Promise<void> {
  const scale = env().RATE_LIMIT_SCALE;
  const open = await tx.notaryRequest.count({
    where: { clientId, status: { in: ['pending', 'assigned', 'in_progress'] } },
  });
  const most = REQUESTS_AT_ONCE * scale;
  const cancelled = await tx.notaryRequest.findMany({
    where: {
      clientId,
      status: 'cancelled',
      cancelledBy: 'client',
      notaryId: { not: null },
      cancelledAt: { gt: new Date(now().getTime() - DAY_MS) },
    },
    orderBy: { cancelledAt: 'desc' },
    take: most,
    select: { cancelledAt: true },
  });
  const unconfirmed = REQUESTS_UNCONFIRMED * scale;
  if (open + cancelled.length >= unconfirmed) {
    await assertConfirmedAddress(tx, {
      userId: clientId,
      what: `send more than ${unconfirmed} requests, counting open ones and those you cancelled today after a notary had accepted`,
    });
  }
  if (open >= most) throw tooManyOpen(most);
  const filling = cancelled[most - open - 1]?.cancelledAt;
  if (!filling) return;
  throw refuseUntil(
    { end: new Date(filling.getTime() + DAY_MS), name: 'requests-at-once', who: clientId },
    `You have ${open} open requests and cancelled ${cancelled.length} within a day that a notary had accepted. An account may have ${most} in all. Please`,
  );
}

function tooManyOpen(most: number): AppError {
  return new AppError(
    'conflict',
    `You have ${most} open requests, which is as many as an account may have. Please send this one once one of them is completed, or cancel one that no notary has accepted yet.`,
  );
}
