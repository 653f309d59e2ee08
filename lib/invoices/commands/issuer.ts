import 'server-only';
import type { Tx } from '@/lib/platform/db';

type Issuer = { firstName: string; lastName: string; email: string };

/** In whose name an invoice is written. A change of the address waits until it is, or this for the change. */
export async function readIssuer(tx: Tx, id: string): Promise<Issuer> {
  const [issuer] = await tx.$queryRaw<Issuer[]>`
    SELECT first_name AS "firstName", last_name AS "lastName", email::text FROM users
    WHERE id = ${id}::uuid FOR KEY SHARE`;
  if (!issuer) throw new Error(`There is no account ${id}`);
  return issuer;
}

/**
 * The drafts of an account name the address that it has: one that was never confirmed must not send in the name of the
 * address that the account had. What was issued stays as it is.
 */
export async function followAddress(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.invoice.updateMany({
    where: { issuerId: id, status: 'draft' },
    data: { issuerEmail: email, revision: { increment: 1 } },
  });
}
