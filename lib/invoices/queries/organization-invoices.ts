import 'server-only';
import { getShare, listShared } from '@/lib/organizations/queries/sharing';
import type { Share, SharedPage } from '@/lib/organizations/schema/sharing';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { formatMoney } from '@/lib/values/money';
import { statusLabels } from '../rules/statuses';
import type { PublicInvoice } from '../schema';
import { getPublicInvoice } from './invoices';

/** Invoices that members of the actor's organization shared with it, the latest first. Throws `not_found` for an `after` that is not one. */
export function listOrganizationInvoices(
  actor: Pick<Actor, 'id'>,
  after: string | undefined,
): Promise<SharedPage> {
  return listShared(actor, { kind: 'invoice', after }, async (ids) => {
    const rows = await db.invoice.findMany({
      where: { id: { in: ids } },
      select: { id: true, number: true, issuerName: true, billToName: true, status: true, totalCents: true },
    });
    return new Map(
      rows.map(({ id, number, issuerName, billToName, status, totalCents }) => [
        id,
        {
          title: `${number} from ${issuerName}`,
          detail: `To ${billToName}, ${formatMoney(totalCents)}, ${statusLabels[status].toLowerCase()}`,
        },
      ]),
    );
  });
}

/** An invoice that is shared with the actor: what it says to whoever has its address. Throws `not_found`. */
export async function getOrganizationInvoice(
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<{ invoice: PublicInvoice; share: Share }> {
  const share = await getShare(actor, { kind: 'invoice', id });
  return { invoice: await getPublicInvoice(id, null), share };
}
