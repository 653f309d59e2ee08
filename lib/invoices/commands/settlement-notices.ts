import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { listAdmins } from '@/lib/accounts/queries/admins';
import { notify, type NotificationInput } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { formatMoney } from '@/lib/values/money';
import type { Tx } from '@/lib/platform/db';
import { formatReceived } from '../rules/received';
import { isOpen } from '../rules/statuses';
import { announceInvoice, type HeldInvoice } from './hold-invoice';

type Tidings = Pick<NotificationInput, 'type' | 'title' | 'message'>;

/** Tells the issuer of an invoice, and their pages. */
export async function tellIssuer(
  tx: Tx,
  { id, issuerId, requestId }: HeldInvoice,
  tidings: Tidings,
): Promise<void> {
  await notify(tx, { userId: issuerId, href: `/invoices/${id}`, ...tidings });
  await announceInvoice(tx, { id, issuerId, requestId });
}

type Paid = { amountCents: number; isDemo: boolean };

/** Tells both sides by email that an invoice is paid: its issuer, and who is billed where that is an account of ours. */
export async function tellOfPayment(
  tx: Tx,
  invoice: HeldInvoice,
  { amountCents, isDemo }: Paid,
): Promise<void> {
  const { id, issuerId, issuerName, requestId, number } = invoice;
  const type = 'invoice.paid';
  const amount = formatMoney(amountCents);
  await notifyByMail(tx, {
    userId: issuerId,
    href: `/invoices/${id}`,
    type,
    title: 'Invoice paid',
    message: isDemo
      ? `Invoice ${number} was paid as a demo: ${amount}. No card was charged, and no money came.`
      : `Invoice ${number} was paid by card: ${amount}.`,
  });
  const payerId = await findBilledAccount(tx, invoice);
  if (payerId) {
    await notifyByMail(tx, {
      userId: payerId,
      href: `/pay/${id}`,
      type,
      title: isDemo ? 'Your demo payment of an invoice' : 'Your payment of an invoice',
      message: isDemo
        ? `Invoice ${number} of ${issuerName} is paid as a demo: ${amount}. No card was charged, and no money moved.`
        : `Invoice ${number} of ${issuerName} is paid: ${amount}, by card. The paid invoice is your receipt.`,
    });
  }
  await announceInvoice(tx, { id, issuerId, requestId });
}

/** The account with the address that an invoice bills, once its owner has shown that they read it; never the issuer's own. */
async function findBilledAccount(tx: Tx, { billToEmail, issuerId }: HeldInvoice): Promise<string | null> {
  if (!billToEmail) return null;
  const where = { email: billToEmail.toLowerCase(), deletedAt: null, id: { not: issuerId } };
  const account = await tx.user.findFirst({ where, select: { id: true } });
  return account && (await hasConfirmedAddress(tx, account.id)) ? account.id : null;
}

/** The money of a card is on the account of whoever runs this site: they pay it back, not the issuer. */
async function tellAdmins(tx: Tx, { id: invoiceId }: HeldInvoice, tidings: Tidings): Promise<void> {
  const href = `/invoices/${invoiceId}`;
  for (const { id } of await listAdmins(tx)) await notify(tx, { userId: id, href, ...tidings });
}

type Payment = Pick<Prisma.InvoicePaymentModel, 'amountCents' | 'currency' | 'paymentIntentId'>;

/** A whole payment came for an invoice that was paid or void already. */
export async function tellOfSecondPayment(
  tx: Tx,
  invoice: HeldInvoice,
  { amountCents, paymentIntentId }: Payment,
): Promise<void> {
  const { number, status, issuerName } = invoice;
  const type = 'invoice.paid_again';
  const title = status === 'paid' ? 'An invoice was paid twice' : 'A void invoice was paid';
  const amount = formatMoney(amountCents);
  const what = status === 'paid' ? 'the second payment' : 'this payment';
  const came = `${amount} arrived by card for invoice ${number}, which was already ${status}.`;
  const message = `${came} We will pay ${what} back; you don’t need to do anything.`;
  await tellIssuer(tx, invoice, { type, title, message });
  await tellAdmins(tx, invoice, {
    type,
    title: 'Please refund a payment',
    message: `${amount} arrived by card for invoice ${number} of ${issuerName}, which was already ${status}. Please refund payment ${paymentIntentId} at Stripe.`,
  });
}

/** What was sent back to a payer came back to us. */
export async function tellOfFailedRefund(
  tx: Tx,
  invoice: HeldInvoice,
  { payment, failedCents }: { payment: Payment; failedCents: number },
): Promise<void> {
  const { number, issuerName } = invoice;
  const type = 'invoice.refund_failed';
  const title = 'A refund failed';
  const what = (by: string) =>
    `The payer’s bank did not take the refund of ${formatMoney(failedCents)} for invoice ${number}${by}.`;
  const message = `${what('')} We will pay it back in another way; you don’t need to do anything.`;
  await tellIssuer(tx, invoice, { type, title, message });
  await tellAdmins(tx, invoice, {
    type,
    title,
    message: `${what(` of ${issuerName}`)} Please look at payment ${payment.paymentIntentId} at Stripe, and pay it back in another way.`,
  });
}

/** Another amount or currency came than the invoice asks for. */
export async function tellOfMismatch(
  tx: Tx,
  invoice: HeldInvoice,
  { received, expected }: { received: Payment; expected: Payment },
): Promise<void> {
  const { number, status, issuerName } = invoice;
  const type = 'invoice.mismatch';
  const title = 'A wrong amount arrived';
  const what = (by: string) =>
    `${formatReceived(received.amountCents, received.currency)} arrived by card for invoice ${number}${by}, instead of ${formatReceived(expected.amountCents, expected.currency)}.`;
  const end = isOpen(status) ? ' The invoice stays open until then.' : '';
  const message = `${what('')} We will look into it and pay it back; you don’t need to do anything.${end}`;
  await tellIssuer(tx, invoice, { type, title, message });
  await tellAdmins(tx, invoice, {
    type,
    title,
    message: `${what(` of ${issuerName}`)} Please look at payment ${received.paymentIntentId} at Stripe and refund it.${isOpen(status) ? ' Nobody can pay the invoice by card until then.' : ''}`,
  });
}
