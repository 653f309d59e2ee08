import { formatMoney, toCents } from '@/lib/values/money';
import { drawable } from '@/lib/paper/pdf-letters';
import { longDay } from '@/lib/values/date-format';
import { invoiceName } from '../rules/names';
import { senderNote } from '../rules/sender-note';
import { isOpen, statusLabels } from '../rules/statuses';
import { namedTerms } from '../rules/terms';
import { lineAmounts, MIN_CARD_CENTS, toMilli } from '../rules/totals';
import type { InvoiceItem, PublicInvoice } from '../schema';
import { addressLines, gapNote, linesOfText } from '../rules/gaps';
import { placeName } from '../rules/place-name';
import { taxNote } from '../rules/tax-note';

const MAX_MEMO_LINES = 8;
const MAX_TITLE_NAME = 60;

/** Everything that is on the page. */
export type InvoiceFacts = {
  invoice: PublicInvoice;
  /** where it can be paid and looked at; the QR code holds it */
  payUrl: string;
  /** somebody takes cards here */
  takesCards: boolean;
};

export type NamedText = { label: string; text: string; isStrong?: boolean };

/** On every page; a name of many words is cut. */
export function titleOf({ number, issuer }: Pick<PublicInvoice, 'number' | 'issuer'>): string {
  const { name } = issuer;
  const short = name.length > MAX_TITLE_NAME ? `${name.slice(0, MAX_TITLE_NAME - 1).trim()}…` : name;
  return `Invoice ${invoiceName(number, short)}`;
}

/** What the page asks for, in one line. */
export function amountLine({ status, total, dueAt, paidAt, isDemoPaid }: PublicInvoice): string {
  if (status === 'void') return 'Void: nothing to pay.';
  const how = isDemoPaid ? ' as a demo' : '';
  if (status === 'paid') return `${money(total)} paid${how}${paidAt ? ` on ${longDay(paidAt)} UTC` : ''}`;
  return `${money(total)} due${dueAt ? ` ${longDay(dueAt)}` : ''}`;
}

/** What is printed across an invoice that is done with; null while it is open. */
export function markText({ status }: PublicInvoice): string | null {
  return status === 'paid' || status === 'void' ? statusLabels[status].toUpperCase() : null;
}

export function headRows({ number, status, createdAt, dueAt, currency, meta, ...invoice }: PublicInvoice) {
  const terms = namedTerms(invoice.terms);
  const rows = [
    { label: 'Number', text: number },
    { label: 'Status', text: statusLabels[status] },
    { label: 'Issued', text: `${longDay(createdAt)} UTC` },
    dueAt && { label: 'Due', text: longDay(dueAt) },
    terms !== null && { label: 'Terms', text: drawable(terms) },
    { label: 'Currency', text: currency },
    meta.property && { label: placeName(invoice), text: drawable(meta.property) },
  ];
  return rows.filter((row): row is NamedText => Boolean(row));
}

/** Who pays; the first is the name. None is so long that it pushes the next off the page. */
export function billToLines({ billTo: { name, company, address, email } }: PublicInvoice) {
  const place = addressLines(address ?? '').map((text) => ({ text, maxLines: 12 }));
  const line = (text: string | null) => (text === null ? [] : [{ text, maxLines: 5 }]);
  return [...line(name), ...line(company), ...place, ...line(email)].map(({ text, maxLines }) => ({
    text: drawable(text),
    maxLines,
  }));
}

/** Over the columns: what, how many, at what price, what tax, how much. */
export function tableHead({ tax }: PublicInvoice): string[] {
  return ['Description', 'Quantity', 'Unit price', 'Tax', tax > 0 ? 'Amount incl. tax' : 'Amount'];
}

/** One line of the table. Its last cell holds the tax, so that the column adds up to the total. */
export function tableRow({ description, qty, unit, taxRate, tax }: InvoiceItem): [string, ...string[]] {
  const { netCents, taxCents } = lineAmounts({
    quantity: qty,
    unitCents: toCents(unit),
    taxRateMilli: toMilli(taxRate),
  });
  const amount = formatMoney(netCents + (tax === undefined ? taxCents : toCents(tax)));
  return [drawable(description), qty.toLocaleString('en-US'), money(unit), `${taxRate}%`, amount];
}

export function totalRows({ subtotal, tax, total, balance }: PublicInvoice): NamedText[] {
  return [
    { label: 'Subtotal', text: money(subtotal) },
    { label: 'Tax', text: money(tax) },
    { label: 'Total', text: money(total), isStrong: true },
    { label: 'Balance due', text: money(balance), isStrong: true },
  ];
}

/** Beside the QR code. A card is named only where one can pay. */
export function payWords(facts: InvoiceFacts) {
  return isForCard(facts)
    ? { title: 'Pay this invoice', text: 'By card: scan the code, or open the address below.' }
    : { title: 'See this invoice', text: 'Scan the code, or open the address below.' };
}

/** A draft can be paid once it is sent, and is drawn anew then. */
function isForCard({ invoice: { status, total }, takesCards }: InvoiceFacts): boolean {
  return takesCards && status === 'sent' && toCents(total) >= MIN_CARD_CENTS;
}

/** The words before the address, and the address as one types it. */
export function addressWords(facts: InvoiceFacts): [string, string] {
  const { host, pathname } = new URL(facts.payUrl);
  return [isForCard(facts) ? 'Pay at ' : 'See it at ', `${host}${pathname}`];
}

/** At the end of the page. */
export function notes({ invoice }: InvoiceFacts): string[] {
  const gaps = gapNote(invoice);
  const tax = taxNote(invoice);
  const question = `Questions about this invoice: ${drawable(invoice.issuer.email)}`;
  const demo = 'Paid with the demo provider: no card was charged, and no money was moved.';
  return [
    ...memoLines(invoice.memo),
    ...(tax ? [tax] : []),
    ...(invoice.isDemoPaid ? [demo] : []),
    question,
    ...(isOpen(invoice.status) ? [senderNote(invoice.sender)] : []),
    ...(gaps ? [gaps] : []),
  ];
}

/** What the issuer wrote, line by line; many short ones go on in one. */
function memoLines(memo: string | null): string[] {
  const lines = linesOfText(memo ?? '').map(drawable);
  return lines.length > MAX_MEMO_LINES ? [lines.join(' ')] : lines;
}

export function money(dollars: number): string {
  return formatMoney(toCents(dollars));
}
