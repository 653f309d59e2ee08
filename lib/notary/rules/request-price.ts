import { toDollars, type Cents } from '@/lib/values/money';
import { totalWithAddOn, type PricedVisit } from '@/lib/pricing/rules/price-lines';
import { withTravel } from '@/lib/pricing/rules/quote';
import { serviceOf } from '@/lib/pricing/rules/service-types';
import type { RequestStatus } from './statuses';
import { toMode } from './visit-mode';

/** What `toPriced` needs of a request's row. */
export const priceSelect = {
  isRemote: true,
  mode: true,
  pages: true,
  basePriceCents: true,
  travelFeeCents: true,
  isTravelOpen: true,
  rushFeeCents: true,
  taxCents: true,
  addOnCents: true,
} as const;

export type PricedRow = {
  isRemote: boolean;
  mode: string;
  pages: number;
  basePriceCents: Cents;
  travelFeeCents: Cents;
  isTravelOpen: boolean;
  rushFeeCents: Cents;
  taxCents: Cents;
  addOnCents: Cents;
};

/** The travel that the client agreed to; null while that is open. */
export function agreedTravel({
  travelFeeCents,
  isTravelOpen,
}: Pick<PricedRow, 'travelFeeCents' | 'isTravelOpen'>) {
  return isTravelOpen ? null : travelFeeCents;
}

/** The price of a request as it is kept. */
export function toPriced(row: PricedRow): PricedVisit {
  const { isRemote, pages, basePriceCents, rushFeeCents, taxCents, addOnCents } = row;
  const service = serviceOf({ isRemote, mode: toMode(row.mode) });
  return {
    service,
    pages,
    basePriceCents,
    travelFeeCents: agreedTravel(row),
    rushFeeCents,
    taxCents,
    addOnCents,
  };
}

export type AskedTravel = PricedRow & { travelAskedCents: Cents | null; status: RequestStatus };

/** What the way of the notary who has accepted would cost, while the client has not agreed to it. In dollars. */
export function travelAskedOf(row: AskedTravel): { travelFee: number; totalPrice: number } | null {
  const { travelAskedCents, status } = row;
  if (travelAskedCents === null || status !== 'assigned') return null;
  const total = totalWithAddOn(withTravel(toPriced(row), travelAskedCents));
  return { travelFee: toDollars(travelAskedCents), totalPrice: toDollars(total) };
}
