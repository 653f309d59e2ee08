import 'server-only';
import { forgetNotices } from '@/lib/notifications/commands/forget';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { requestTitle } from '@/lib/notary/rules/services';
import { audit } from '@/lib/platform/audit';
import { transaction, type Tx } from '@/lib/platform/db';
import { formatMoney } from '@/lib/values/money';
import { longDay } from '@/lib/values/date-format';
import { billStanding } from '../rules/billing';

/**
 * Reminds the notary of a visit, once, that its client has no bill yet: by notice and email, with an audit event. Safe to
 * run twice and at once: whoever reminds first has noted it, while the request is held.
 */
export async function remindOfBill(requestId: string): Promise<{ reminded: boolean }> {
  return transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM notary_requests WHERE id = ${requestId}::uuid FOR NO KEY UPDATE`;
    const visit = await findUnbilled(tx, requestId);
    const type = 'request.bill_reminded';
    if (!visit || (await tx.auditEvent.count({ where: { subjectId: requestId, type } })) > 0) {
      return { reminded: false };
    }
    await notifyByMail(tx, {
      userId: visit.notaryId,
      type,
      title: 'A visit has no bill yet',
      message: messageOf(visit),
      href: `/requests/${requestId}`,
    });
    await audit(tx, { type, actorId: null, subjectId: requestId });
    return { reminded: true };
  });
}

/** The reminder is no longer true once the bill was sent, paid or made void. */
export async function forgetBillReminder(
  tx: Tx,
  { issuerId, requestId }: { issuerId: string; requestId: string | null },
): Promise<void> {
  if (!requestId) return;
  const href = `/requests/${requestId}`;
  await forgetNotices(tx, { userIds: [issuerId], href, types: ['request.bill_reminded'] });
}

type Unbilled = NonNullable<Awaited<ReturnType<typeof findUnbilled>>>;

function messageOf({ completedAt, client, totalPriceCents, ...visit }: Unbilled): string {
  const when = completedAt ? ` on ${longDay(completedAt)} (UTC)` : '';
  return `${requestTitle(visit)}: you completed this visit${when}, and ${client.firstName} has no bill for it yet. The agreed total is ${formatMoney(totalPriceCents)}. “Send the bill” is on the page of the request.`;
}

async function findUnbilled(tx: Tx, id: string) {
  const visit = await tx.notaryRequest.findUnique({
    where: { id },
    select: {
      notaryId: true,
      status: true,
      serviceType: true,
      documentType: true,
      completedAt: true,
      totalPriceCents: true,
      notary: { select: { isDemo: true } },
      client: { select: { firstName: true } },
      invoices: { select: { issuerId: true, status: true } },
    },
  });
  if (!visit?.notaryId) return null;
  const { notaryId, notary, invoices } = visit;
  const standing = billStanding({
    isCompleted: visit.status === 'completed',
    hasFee: false,
    isDemo: notary?.isDemo ?? false,
    invoices: invoices.filter(({ issuerId }) => issuerId === notaryId),
  });
  return standing === 'due' ? { ...visit, notaryId } : null;
}
