import type { z } from 'zod';
import { whenWanted } from '@/components/notary/client/request-form/when-wanted';
import { DEED_GUARD_ADD_ON_CENTS, DISPATCH_BASE_CENTS } from '@/lib/pricing/rules/dispatch-price';
import { isOnlineOnly } from '@/lib/notary/rules/services';
import type { RequestDraft, RequestForm } from '@/lib/notary/schema/request-form';
import type { createRequestSchema, Estimate } from '@/lib/notary/schema/requests';
import { toCents, toDollars } from '@/lib/values/money';

/** What was chosen before the form opened. */
export type Initial = { serviceType?: string; location?: string; urgency?: string };

/** Dollars, the add-on left out. */
export type Price = Pick<Estimate, 'basePrice' | 'travelFee' | 'totalPrice'>;

export function startDraft({ serviceType = '', location = '', urgency }: Initial): RequestDraft {
  return {
    serviceType,
    documentType: '',
    ...whenWanted(urgency, new Date()),
    isRemote: isOnlineOnly(serviceType),
    location,
    addDeedGuard: false,
    specialInstructions: '',
  };
}

/** The estimate; without one, the base price. */
export function priceOf(estimate: Price | undefined): Price {
  const base = toDollars(DISPATCH_BASE_CENTS);
  return estimate ?? { basePrice: base, travelFee: 0, totalPrice: base };
}

/** Dollars. */
export function totalOf({ totalPrice }: Price, addDeedGuard: boolean): number {
  return toDollars(toCents(totalPrice) + (addDeedGuard ? DEED_GUARD_ADD_ON_CENTS : 0));
}

type RequestBody = z.input<typeof createRequestSchema>;

type Sent = { entered: RequestForm; price: Price; documentId?: string; preferredId?: string };

export function bodyOf({ entered, price, documentId, preferredId }: Sent): RequestBody {
  const { appointment, isRemote, addDeedGuard, specialInstructions, location } = entered;
  return {
    // The selects offer nothing else; the server looks again.
    serviceType: entered.serviceType as RequestBody['serviceType'],
    documentType: entered.documentType as RequestBody['documentType'],
    appointmentDate: appointment.toISOString(),
    isRemote,
    addDeedGuard,
    location: isRemote ? undefined : location.trim(),
    specialInstructions: specialInstructions.trim() || undefined,
    basePrice: price.basePrice,
    travelFee: price.travelFee,
    totalPrice: totalOf(price, addDeedGuard),
    documentId,
    preferredNotaryId: preferredId,
  };
}
