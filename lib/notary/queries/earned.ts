import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/*
 * What counts as earned by the notary of a request, in SQL: a completed visit, without its tax and the platform's add-on,
 * or the fee of a client who cancelled too late.
 */

export const isEarned = Prisma.sql`(status = 'completed' OR (status = 'cancelled' AND cancellation_cents > 0))`;

/** `earnedOf` of a completed visit. */
export const earnedCents = Prisma.sql`CASE WHEN status = 'cancelled' THEN cancellation_cents
  ELSE base_price_cents + travel_fee_cents + rush_fee_cents END`;

export const earnedAt = Prisma.sql`CASE WHEN status = 'cancelled' THEN cancelled_at ELSE completed_at END`;
