import { priceLines, type PricedVisit, type PriceLine } from '@/lib/pricing/rules/price-lines';
import { TAX_PERCENT } from '@/lib/pricing/rules/quote';
import { hundredthsOf, type Cents } from '@/lib/values/money';
import { toMilli, type Line, type LineAmounts } from './totals';

export type NamedLine = Line & { description: string };
type VisitLine = NamedLine & LineAmounts;

/**
 * The price of a request as the lines of its one bill, each with whose it is: the notary's, which bear the tax, and the
 * platform's, which bear none. Their sum is the request's total, to the cent.
 */
export function visitLines(visit: PricedVisit): VisitLine[] {
  const lines = priceLines(visit).filter(({ payee }) => payee !== 'tax');
  const rate = visit.taxCents > 0 ? TAX_PERCENT : 0;
  let taxedCents = 0;
  return lines.map((line) => {
    const netCents = line.cents ?? 0;
    const lineRate = line.payee === 'notary' ? rate : 0;
    const before = hundredthsOf(taxedCents, lineRate);
    taxedCents += lineRate > 0 ? netCents : 0;
    // The tax is rounded once, for all of them: each line bears what it adds to it.
    const taxCents = lineRate > 0 ? hundredthsOf(taxedCents, lineRate) - before : 0;
    const amounts = { quantity: 1, unitCents: netCents, taxRateMilli: toMilli(lineRate), netCents, taxCents };
    return { description: describe(line), ...amounts };
  });
}

/** The one line of a bill for having cancelled. No tax: nothing was done for it. */
export function cancellationLines(feeCents: Cents): NamedLine[] {
  const description = 'Notary: fee for cancelling the visit';
  return [{ description, quantity: 1, unitCents: feeCents, taxRateMilli: 0 }];
}

function describe({ name, note, payee }: PriceLine): string {
  const whose = payee === 'platform' ? 'GuardSign platform' : 'Notary';
  const more = note && payee !== 'platform' ? `, ${note}` : '';
  return `${whose}: ${name.toLowerCase()}${more}`;
}
