import type { Cents } from '@/lib/values/money';
import { toCents } from '@/lib/values/money';

/** `unitCents` times `quantity`, which has up to three decimals, and a tax in thousandths of a percent: 8875 is 8.875 %. */
export type Line = { quantity: number; unitCents: Cents; taxRateMilli: number };
export type LineAmounts = { netCents: Cents; taxCents: Cents };
export type Totals = { subtotalCents: Cents; taxCents: Cents; totalCents: Cents };

/** The largest sum that Stripe takes for one payment in US dollars (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MAX_TOTAL_CENTS: Cents = 99_999_999;
/** The smallest, likewise. */
export const MIN_CARD_CENTS: Cents = 50;

const MILLI = 1_000;
const MILLI_PERCENT = 100_000;

/**
 * The one place where an invoice is rounded: a line without tax, and the tax of that, each half up to the cent. All that is
 * multiplied is whole, so that 1.005 is what it says; the database checks the same (`invoice_items_check`).
 */
export function lineAmounts({ quantity, unitCents, taxRateMilli }: Line): LineAmounts {
  const netCents = divideHalfUp(toMilli(quantity) * unitCents, MILLI);
  return { netCents, taxCents: divideHalfUp(netCents * taxRateMilli, MILLI_PERCENT) };
}

function divideHalfUp(amount: number, by: number): Cents {
  return Math.floor((amount + by / 2) / by);
}

/** The sums of the lines as they are, each rounded by itself: what a reader adds up is what is asked for. */
export function sumLines(lines: readonly LineAmounts[]): Totals {
  const subtotalCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
  const taxCents = lines.reduce((sum, { taxCents: tax }) => sum + tax, 0);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** A number → its thousandths: 8.875 becomes 8875. */
export function toMilli(number: number): number {
  return Math.round(number * MILLI);
}

/** Thousandths → the number. */
export function fromMilli(milli: number): number {
  return milli / MILLI;
}

/** A quantity as the two columns that hold it: 1.5 is 1 and 500 thousandths. */
export function quantityColumns(quantity: number): { quantity: number; quantityMilli: number } {
  const milli = toMilli(quantity);
  return { quantity: Math.floor(milli / MILLI), quantityMilli: milli % MILLI };
}

/** In cents, of lines as a form has them: prices in dollars, taxes in percent. */
export function totalOf(items: readonly { qty: number; unit: number; taxRate: number }[]): number {
  const lines = items.map(({ qty, unit, taxRate }) =>
    lineAmounts({ quantity: qty, unitCents: toCents(unit), taxRateMilli: toMilli(taxRate) }),
  );
  return sumLines(lines).totalCents;
}
