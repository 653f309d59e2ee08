import type { Cents } from '@/lib/values/money';
import { mileageFee } from './mileage';
import { hundredthsOf } from '@/lib/values/money';
import type { ServiceType } from './service-types';

export const SERVICE_CENTS: Record<ServiceType, Cents> = { ron: 12_500, 'in-person': 15_000, mobile: 17_500 };

/** For each page beyond the first. A service fee of ours: a notarial fee is capped per act, never per page. */
export const EXTRA_PAGE_CENTS: Cents = 1_500;

/** State multipliers in hundredths, by two-letter code. */
export const STATE_HUNDREDTHS: ReadonlyMap<string, number> = new Map([
  ['CA', 120],
  ['NY', 115],
  ['TX', 100],
  ['FL', 105],
]);

/** Of every other state. */
export const OTHER_STATE_HUNDREDTHS = 100;

export const RUSH_PERCENT = 50;
/** An appointment that begins sooner than this is a rush. */
const RUSH_WITHIN_MS = 60 * 60_000;
/** What the tax is on, and why two amounts carry none. */
export const TAX_SAYS =
  'Our own flat rate in every state, not the sales tax of a place. Of the subtotal: base price, travel and rush together. We add none to proof of completion, which is a file and no work of a notary, nor to a cancellation fee, because nothing was done for it.';
export const TAX_PERCENT = 8;
/** The same in short, below a price with tax. */
export const TAX_NOTE = `The ${TAX_PERCENT}% is a flat rate of ours in every state. It is not a state or local sales tax.`;
/** Companies pay an invoice within so many days. */
export const CORPORATE_TERMS_DAYS = 15;

/** What is priced. */
type Job = {
  service: ServiceType;
  /** Two letters; null where none is known, which counts as every other state. */
  state: string | null;
  /** A whole number, at least 1. */
  pages: number;
  /** At least 0; counts for mobile work alone. Null while no way is known: travel stays open. */
  miles: number | null;
  isRush: boolean;
};

/** As the calculator asks: everything is known. */
export type QuoteRequest = Job & { state: string; miles: number };

/** What a price is made of, whether it was just worked out or is kept with a request. */
export type Price = {
  /** Service, pages and state: the adjusted base. */
  basePriceCents: Cents;
  /** Null while it is open. */
  travelFeeCents: Cents | null;
  rushFeeCents: Cents;
  taxCents: Cents;
};

/** Each amount is rounded once, where it is made; the sums add what is already whole cents. */
export type Quote = Price & {
  serviceCents: Cents;
  extraPagesCents: Cents;
  stateHundredths: number;
  /** What the state multiplier adds to service and pages. */
  stateCents: Cents;
  /** Base price, travel and rush. */
  subtotalCents: Cents;
  totalCents: Cents;
};

/** The one engine of every price of a notarization. */
export function quoteFor({ service, state, pages, miles, isRush }: Job): Quote {
  const serviceCents = SERVICE_CENTS[service];
  const extraPagesCents = (pages - 1) * EXTRA_PAGE_CENTS;
  const stateHundredths = STATE_HUNDREDTHS.get(state ?? '') ?? OTHER_STATE_HUNDREDTHS;
  const stateCents = hundredthsOf(serviceCents + extraPagesCents, stateHundredths - 100);
  const basePriceCents = serviceCents + extraPagesCents + stateCents;
  const rushFeeCents = isRush ? hundredthsOf(basePriceCents, RUSH_PERCENT) : 0;
  const travelFeeCents = service === 'mobile' ? travelFor(miles) : 0;
  const { subtotalCents, taxCents, totalCents } = sumUp({ basePriceCents, travelFeeCents, rushFeeCents });

  return {
    serviceCents,
    extraPagesCents,
    stateHundredths,
    stateCents,
    basePriceCents,
    travelFeeCents,
    rushFeeCents,
    subtotalCents,
    taxCents,
    totalCents,
  };
}

function travelFor(miles: number | null): Cents | null {
  return miles === null ? null : mileageFee(Math.max(0, miles));
}

/** Travel that is open costs nothing yet. */
function sumUp({ basePriceCents, travelFeeCents, rushFeeCents }: Omit<Price, 'taxCents'>) {
  const subtotalCents = basePriceCents + (travelFeeCents ?? 0) + rushFeeCents;
  const taxCents = hundredthsOf(subtotalCents, TAX_PERCENT);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

/** The same price with another travel fee, and the tax of that. What was agreed before tax was counted stays without. */
export function withTravel<P extends Price>(price: P, travelFeeCents: Cents): P {
  const { taxCents } = sumUp({ ...price, travelFeeCents });
  return { ...price, travelFeeCents, taxCents: price.taxCents === 0 ? 0 : taxCents };
}

/** What all of it costs, without what others than the notary sell. */
export function totalOf({ basePriceCents, travelFeeCents, rushFeeCents, taxCents }: Price): Cents {
  return basePriceCents + (travelFeeCents ?? 0) + rushFeeCents + taxCents;
}

/** What the notary earns with it: not the tax. */
export function earnedOf({ basePriceCents, travelFeeCents, rushFeeCents }: Omit<Price, 'taxCents'>): Cents {
  return basePriceCents + (travelFeeCents ?? 0) + rushFeeCents;
}

/** Less than an hour ahead, or past already. */
export function isRushAt(appointmentAt: Date, at: Date): boolean {
  return appointmentAt.getTime() - at.getTime() < RUSH_WITHIN_MS;
}

/**
 * What travel costs with the notary who comes: the fee of their own way, and never more than what was agreed; null while
 * nothing was. Where there is no way, as for a remote session, it stays as agreed.
 */
export function travelFeeOf(distanceMiles: number | null, agreedCents: Cents | null): Cents {
  const ownCents = travelFor(distanceMiles);
  return ownCents === null ? (agreedCents ?? 0) : Math.min(ownCents, agreedCents ?? ownCents);
}
