import { formatMoney, type Cents } from '@/lib/values/money';
import { pricedMiles } from '@/lib/values/miles';
import { formatNumber } from '@/lib/values/numbers';
import { ADD_ON_NAME } from './add-on';
import { MILEAGE_CENTS } from './mileage';
import { TAX_PERCENT, totalOf, type Price } from './quote';
import type { ServiceType } from './service-types';

/** Whose a line is: what the notary earns, the tax on it, or what GuardSign sells. */
type Payee = 'notary' | 'tax' | 'platform';

export type PriceLine = {
  name: string;
  /** how it comes about; empty where the name says it */
  note: string;
  /** null while it is open */
  cents: Cents | null;
  payee: Payee;
};

export type PricedVisit = Price & {
  service: ServiceType;
  pages: number;
  addOnCents: Cents;
  /** by road, where it is known */
  distanceMiles?: number | null;
};

/** `travel from $0.65 a mile, shown when a notary is found` */
export const TRAVEL_OPEN = `travel from ${formatMoney(MILEAGE_CENTS)} a mile, shown when a notary is found`;

export const BASE_PRICE = 'Base price';

const kinds: Record<ServiceType, string> = {
  ron: 'remote online notarization',
  'in-person': 'at the notary’s office',
  mobile: 'mobile notary',
};

/** A price line by line, as the card, the request, its emails and its bill name it. Their sum is `totalWithAddOn`. */
export function priceLines(visit: PricedVisit): PriceLine[] {
  const { service, pages, basePriceCents, rushFeeCents, taxCents, addOnCents } = visit;
  const ofPages = `${formatNumber(pages)} ${pages === 1 ? 'page' : 'pages'}`;
  const optional: PriceLine[] = [
    { name: 'Rush', note: 'less than an hour ahead', cents: rushFeeCents, payee: 'notary' },
    { name: 'Tax', note: `${TAX_PERCENT}%`, cents: taxCents, payee: 'tax' },
    { name: ADD_ON_NAME, note: 'GuardSign platform', cents: addOnCents, payee: 'platform' },
  ];
  return [
    { name: BASE_PRICE, note: `${kinds[service]}, ${ofPages}`, cents: basePriceCents, payee: 'notary' },
    ...(service === 'mobile' ? [travelLine(visit)] : []),
    ...optional.filter(({ cents }) => cents !== 0),
  ];
}

function travelLine({ travelFeeCents, distanceMiles }: PricedVisit): PriceLine {
  const way = typeof distanceMiles === 'number' ? pricedMiles(distanceMiles) : '';
  const note = travelFeeCents === null ? TRAVEL_OPEN : way;
  return { name: 'Travel fee', note, cents: travelFeeCents, payee: 'notary' };
}

/** The total that a client agrees to: with the platform's add-on. */
export function totalWithAddOn(price: Price & { addOnCents: Cents }): Cents {
  return totalOf(price) + price.addOnCents;
}
