import type { Cents } from '@/lib/values/money';
import { planNames, type PlanChoice } from './choices';

/** One of the lines that lead to the amount of a receipt; a credit is below nothing. Times are ISO 8601 UTC. */
export type ReceiptLine = {
  what: string;
  amountCents: Cents;
  /** the time that it is for; null where none was said */
  from: string | null;
  to: string | null;
};

type Span = { from: Date; to: Date };

/** `Professional Guard, by the year`: as a receipt calls what was bought. */
export function namePlan({ plan, period }: PlanChoice): string {
  return `${planNames[plan]}, by the ${period}`;
}

/** The price of a plan for a time. */
export function priceLine(choice: PlanChoice, amountCents: Cents, span: Span): ReceiptLine {
  return { what: namePlan(choice), amountCents, ...timesOf(span) };
}

/** What was paid for a time that was not used. */
export function creditLine(choice: PlanChoice, amountCents: Cents, span: Span): ReceiptLine {
  return {
    what: `Credit for the unused time of ${namePlan(choice)}`,
    amountCents: -amountCents,
    ...timesOf(span),
  };
}

/** What an earlier change had left over, and pays for this. */
export function usedLine(amountCents: Cents): ReceiptLine {
  return { what: 'Credit from an earlier change of plan', amountCents: -amountCents, from: null, to: null };
}

/** The lines of another party with what is missing to the amount that was paid, so that they always lead to it. */
export function completeLines(lines: readonly ReceiptLine[], amountCents: Cents): ReceiptLine[] {
  const missing = amountCents - sumOfLines(lines);
  const rest = { what: 'Taxes, discounts and credits', amountCents: missing, from: null, to: null };
  return missing === 0 || lines.length === 0 ? [...lines] : [...lines, rest];
}

export function sumOfLines(lines: readonly ReceiptLine[]): Cents {
  return lines.reduce((cents, line) => cents + line.amountCents, 0);
}

function timesOf({ from, to }: Span) {
  return { from: from.toISOString(), to: to.toISOString() };
}
