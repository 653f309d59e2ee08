import 'server-only';
import { assertConfirmedAddress } from '@/lib/accounts/queries/addresses';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { missingInvoice } from '../queries/invoices';

/**
 * For `shareWithOrganization`: an invoice belongs to who made it, and once it was sent to the client whose visit it bills. Throws
 * `not_found`, and `unconfirmed_address` for what nobody else may see yet.
 */
export async function holdShareableInvoice(tx: Tx, actor: Actor, id: string): Promise<string> {
  const invoice = await tx.invoice.findFirst({
    where: {
      id,
      OR: [{ issuerId: actor.id }, { request: { clientId: actor.id }, sentAt: { not: null } }],
    },
    select: { sentAt: true },
  });
  if (!invoice) return missingInvoice();
  if (!invoice.sentAt) await assertConfirmedAddress(tx, { userId: actor.id, what: 'share an invoice' });
  return id;
}
