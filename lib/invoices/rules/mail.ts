import { mailTemplate } from '@/lib/notifications/rules/mail-template';
import { withoutAddresses } from '@/lib/values/links';
import { formatMoney, toCents } from '@/lib/values/money';
import { longDay } from '@/lib/values/date-format';
import type { PublicInvoice } from '../schema';
import { invoiceName } from './names';
import { senderNote } from './sender-note';
import { namedTerms, VISIT_TERMS } from './terms';
import { lineAmounts, toMilli } from './totals';
import { placeName } from './place-name';
import { taxNote } from './tax-note';

/** Free words of somebody we may not know would come from our address: they stand on the page, beside who wrote them. */
const NOTE = 'The sender added a note. You’ll find it with the invoice.';

/** The email that brings an invoice to whom it bills. `site` is our public address, `dueAt` when it falls due once it is sent. */
export function invoiceMail(
  invoice: PublicInvoice,
  { site, dueAt }: { site: string; dueAt: Date },
): { subject: string; text: string; html: string } {
  const { id, number, issuer, billTo, meta, memo, sender } = invoice;
  const tax = taxNote(invoice);
  const title = `Invoice ${invoiceName(number, issuer.name)}`;
  return {
    subject: title,
    ...mailTemplate({
      title,
      paragraphs: [
        `${withoutAddresses(billTo.name)}, here is an invoice from ${issuer.name} for ${money(invoice.total)}. ${sayDue(invoice, dueAt)}`,
        senderNote(sender),
        ...(meta.property ? [`${placeName(invoice)}: ${withoutAddresses(meta.property)}`] : []),
        ...(memo ? [NOTE] : []),
        ...(tax ? [tax] : []),
      ],
      amounts: amountsOf(invoice),
      action: {
        label: sender.isDemo ? 'See the invoice' : 'See and pay the invoice',
        href: `${site}/pay/${id}`,
      },
      secondAction: { label: 'View PDF', href: `${site}/api/invoices/${id}/pdf` },
      reason: `You are receiving this because ${issuer.name} (${issuer.email}) sent you an invoice. If something is wrong with it, please reply to this email.`,
    }),
  };
}

function sayDue({ terms }: PublicInvoice, dueAt: Date): string {
  const day = longDay(dueAt);
  if (terms === VISIT_TERMS) return `${terms} (${day}).`;
  const named = namedTerms(terms);
  return named ? `${named}: it is due on ${day}.` : `It is due on ${day}.`;
}

function amountsOf({ items, subtotal, tax, total }: PublicInvoice) {
  const lines = items.map(({ description, qty, unit, taxRate }) => {
    const line = { quantity: qty, unitCents: toCents(unit), taxRateMilli: toMilli(taxRate) };
    const what = withoutAddresses(description);
    return {
      label: qty === 1 ? what : `${what} (${qty.toLocaleString('en-US')} × ${money(unit)})`,
      amount: formatMoney(lineAmounts(line).netCents),
    };
  });
  return [
    ...lines,
    ...(tax > 0
      ? [
          { label: 'Subtotal', amount: money(subtotal) },
          { label: 'Tax', amount: money(tax) },
        ]
      : []),
    { label: 'Total', amount: money(total) },
  ];
}

function money(dollars: number): string {
  return formatMoney(toCents(dollars));
}
