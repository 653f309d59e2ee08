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
export const TAX_PERCENT = 8;
export const CANCELLATION_CENTS: Cents = 2_500;
/** Of a mobile visit, once the notary has traveled or printed for it. */
export const MOBILE_CANCELLATION_CENTS: Cents = 5_000;
/** Companies pay an invoice within so many days. */
export const CORPORATE_TERMS_DAYS = 15;

export type QuoteRequest = {
  service: ServiceType;
  /** Two letters. */
  state: string;
  /** A whole number, at least 1. */
  pages: number;
  /** At least 0; counts for mobile work alone. */
  miles: number;
  isRush: boolean;
};

/** Each amount is rounded once, where it is made; the sums add what is already whole cents. */
export type Quote = {
  serviceCents: Cents;
  extraPagesCents: Cents;
  stateHundredths: number;
  /** What the state multiplier adds to service and pages. */
  stateCents: Cents;
  /** Service, pages and state: the adjusted base. */
  basePriceCents: Cents;
  travelFeeCents: Cents;
  rushFeeCents: Cents;
  /** Base price, travel and rush. */
  subtotalCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
};

export function quoteFor({ service, state, pages, miles, isRush }: QuoteRequest): Quote {
  const serviceCents = SERVICE_CENTS[service];
  const extraPagesCents = (pages - 1) * EXTRA_PAGE_CENTS;
  const stateHundredths = STATE_HUNDREDTHS.get(state) ?? OTHER_STATE_HUNDREDTHS;
  const stateCents = hundredthsOf(serviceCents + extraPagesCents, stateHundredths - 100);
  const basePriceCents = serviceCents + extraPagesCents + stateCents;
  const travelFeeCents = service === 'mobile' ? mileageFee(miles) : 0;
  const rushFeeCents = isRush ? hundredthsOf(basePriceCents, RUSH_PERCENT) : 0;
  const subtotalCents = basePriceCents + travelFeeCents + rushFeeCents;
  const taxCents = hundredthsOf(subtotalCents, TAX_PERCENT);

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
    totalCents: subtotalCents + taxCents,
  };
}

type Cancellation = Pick<QuoteRequest, 'service' | 'miles'> & { hasPrinting: boolean };

export function cancellationFee({ service, miles, hasPrinting }: Cancellation): Cents {
  return service === 'mobile' && (miles > 0 || hasPrinting) ? MOBILE_CANCELLATION_CENTS : CANCELLATION_CENTS;
}
