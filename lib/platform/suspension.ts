import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from './db';
import { AppError } from './errors';

/** Of an account that is not suspended: `where: { id, ...notSuspended }`. */
export const notSuspended = { suspensions: { none: { liftedAt: null } } };

/** A condition in SQL: the account of this column is suspended. It is asked for one account at a time, by its index. */
export function isSuspended(account: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM account_suspensions s
    WHERE s.user_id = ${account} AND s.lifted_at IS NULL OFFSET 0)`;
}

/** Only to whoever has shown a way in: nobody learns by guessing which accounts are suspended. */
export function suspendedError(cause?: unknown): AppError {
  const says =
    'This account is suspended, so you cannot log in to it. To ask why, to answer, or to get or delete your data, write to us at /contact.';
  return new AppError('forbidden', says, { cause });
}

/** Before somebody is let in, or uses a link out of an email that leads there. Throws `forbidden`. */
export async function assertNotSuspended(tx: Tx, userId: string): Promise<void> {
  if ((await tx.accountSuspension.count({ where: { userId, liftedAt: null } })) > 0) throw suspendedError();
}
