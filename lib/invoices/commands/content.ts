import 'server-only';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { toCents } from '@/lib/values/money';
import { DAY_NAMED, DEFAULT_TERMS, endOfDay } from '../rules/terms';
import { lineAmounts, quantityColumns, toMilli, type LineAmounts } from '../rules/totals';
import type { NamedLine } from '../rules/visit-lines';
import type { EditInvoiceInput } from '../schema';

/** What an invoice says beside its lines. */
export type Head = Pick<EditInvoiceInput, 'clientType' | 'billTo' | 'memo' | 'dueDate' | 'terms'> & {
  meta: { property?: string };
};

/** Everything but the lines, as columns. What is left out is emptied. Throws `validation_failed` for a due day that is over. */
export function headColumns({ clientType, billTo, meta, terms = DEFAULT_TERMS, dueDate, memo }: Head) {
  return {
    clientType,
    billToName: billTo.name,
    billToEmail: billTo.email ?? null,
    billToCompany: billTo.company ?? null,
    billToAddress: billTo.address ?? null,
    property: meta.property ?? null,
    terms,
    dueAt: terms === DAY_NAMED && dueDate ? dueDay(dueDate) : null,
    memo: memo ?? null,
  };
}

/** Today is the earliest, wherever the issuer is. */
function dueDay(day: string): Date {
  const at = endOfDay(day);
  const halfDay = 12 * 60 * 60 * 1000;
  if (at.getTime() + halfDay >= now().getTime()) return at;
  const message = 'Please choose a due day that is not over.';
  throw new AppError('validation_failed', message, { fields: { dueDate: message } });
}

export function linesOf(items: EditInvoiceInput['items']): NamedLine[] {
  return items.map(({ description, qty, unit, taxRate }) => ({
    description,
    quantity: qty,
    unitCents: toCents(unit),
    taxRateMilli: toMilli(taxRate),
  }));
}

/** The lines as rows, from position 1; amounts that a line brings with it stay as they are. */
export function lineColumns(lines: readonly (NamedLine & Partial<LineAmounts>)[]) {
  return lines.map((line, index) => ({
    position: index + 1,
    ...lineAmounts(line),
    ...line,
    ...quantityColumns(line.quantity),
  }));
}
