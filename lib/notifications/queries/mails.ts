import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/lib/platform/db';

/** Of a copy of an email that goes to an address or names it, however it is written. By the expression of an index. */
export function isNaming(address: string): Prisma.Sql {
  return Prisma.sql`mail_addresses(to_address, text) @> ARRAY[lower(${address})]`;
}

/** Copies of what we mailed to an address, the oldest first. */
export function listMailsTo(
  tx: Tx,
  address: string,
): Promise<{ subject: string; text: string; createdAt: Date }[]> {
  return tx.$queryRaw`
    SELECT subject, text, created_at AS "createdAt" FROM mails
    WHERE ${isNaming(address)} AND lower(to_address) = lower(${address})
    ORDER BY created_at`;
}
