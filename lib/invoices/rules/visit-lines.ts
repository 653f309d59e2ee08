import type { Cents } from '@/lib/values/money';
import type { Line } from './totals';

export type NamedLine = Line & { description: string };

type Visit = {
  isRemote: boolean;
  basePriceCents: Cents;
  travelFeeCents: Cents;
  addOnCents: Cents;
};

/** The parts of a request's price as lines of an invoice, without those that cost nothing: service fees, which bear no tax. */
export function visitLines({ isRemote, basePriceCents, travelFeeCents, addOnCents }: Visit): NamedLine[] {
  const service = line(isRemote ? 'Remote online notarization' : 'Notary Dispatch / Trip', basePriceCents);
  const others = [line('Travel fee', travelFeeCents), line('Deed protection', addOnCents)];
  return [service, ...others.filter(({ unitCents }) => unitCents > 0)];
}

function line(description: string, unitCents: Cents): NamedLine {
  return { description, quantity: 1, unitCents, taxRateMilli: 0 };
}
