import { BASE_PRICE, priceLines, type PricedVisit, type PriceLine } from '@/lib/pricing/rules/price-lines';
import { TAX_PERCENT } from '@/lib/pricing/rules/quote';
import { formatPrice, hundredthsOf, type Cents } from '@/lib/values/money';
import { toMilli, type Line, type LineAmounts } from './totals';

export type NamedLine = Line & { description: string };
type VisitLine = NamedLine & LineAmounts;

/** What the law of the place lets a notary take for the act itself, where we have read it. */
type ActFee = { stateName: string; cents: Cents } | null;

/**
 * The price of a request as the lines of its one bill, each with whose it is: the notary's, which bear the tax, and the
 * platform's, which bear none. Their sum is the request's total, to the cent. The first says what it holds: our service fee
 * and, within it, the notary's fee for the act, which state law limits.
 */
export function visitLines(visit: PricedVisit, limit: ActFee): VisitLine[] {
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
    return { description: describe(line, limit), ...amounts };
  });
}

/** The one line of a bill for having cancelled. No tax: nothing was done for it. */
export function cancellationLines(feeCents: Cents): NamedLine[] {
  const description = 'Notary: fee for cancelling the visit';
  return [{ description, quantity: 1, unitCents: feeCents, taxRateMilli: 0 }];
}

function describe({ name, note, payee }: PriceLine, limit: ActFee): string {
  if (name === BASE_PRICE)
    return `Notary: service fee with the notary’s fee for the act, ${note}${mostOf(limit)}`;
  const whose = payee === 'platform' ? 'GuardSign platform' : 'Notary';
  const more = note && payee !== 'platform' ? `, ${note}` : '';
  return `${whose}: ${name.toLowerCase()}${more}`;
}

function mostOf(limit: ActFee): string {
  if (limit === null) return '';
  return `; in ${limit.stateName} that fee is at most ${formatPrice(limit.cents)} for each act`;
}
