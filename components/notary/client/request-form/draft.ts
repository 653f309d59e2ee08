import type * as z from 'zod';
import type { StoredDocument } from '@/components/notary/client/request-form/use-attachment';
import { whenWanted } from '@/components/notary/client/request-form/when-wanted';
import { addOnOf } from '@/lib/pricing/rules/add-on';
import type { PriceQuestion } from '@/components/notary/queries';
import { isOnlineOnly } from '@/lib/notary/rules/services';
import {
  appointmentOf,
  ELSEWHERE,
  statedState,
  type RequestDraft,
  type RequestForm,
} from '@/lib/notary/schema/request-form';
import { NO_STATE, type createRequestSchema, type Estimate } from '@/lib/notary/schema/requests';
import { readPages } from '@/lib/pricing/rules/quote-request';
import { toCents, toDollars } from '@/lib/values/money';

/** What was chosen before the form opened. */
export type Initial = {
  serviceType?: string;
  location?: string;
  urgency?: string;
  /** of the vault, to be attached */
  document?: StoredDocument;
};

export function startDraft({ serviceType = '', location = '', urgency }: Initial): RequestDraft {
  return {
    serviceType,
    documentType: '',
    ...whenWanted(urgency, new Date()),
    isRemote: isOnlineOnly(serviceType),
    mode: 'mobile',
    pages: '1',
    location,
    state: '',
    addDeedGuard: false,
    specialInstructions: '',
  };
}

/** What is asked about the price of what is entered so far. */
export function questionOf(asked: RequestDraft & { notaryId?: string }): PriceQuestion {
  const { serviceType, isRemote, mode, pages, location, notaryId } = asked;
  return {
    serviceType,
    isRemote,
    mode,
    pages: readPages(pages).value,
    location: isRemote ? undefined : location.trim(),
    state: statedState(asked),
    appointmentDate: appointmentOf(asked)?.toISOString(),
    notaryId,
  };
}

/** Dollars. */
export function totalOf({ totalPrice }: Pick<Estimate, 'totalPrice'>, addDeedGuard: boolean): number {
  return toDollars(toCents(totalPrice) + addOnOf(addDeedGuard));
}

type RequestBody = z.input<typeof createRequestSchema>;

type Sent = { entered: RequestForm; price: Estimate; documentId?: string; preferredId?: string };

export function bodyOf({ entered, price, documentId, preferredId }: Sent): RequestBody {
  const { appointment, isRemote, addDeedGuard, specialInstructions, location } = entered;
  return {
    // The selects offer nothing else; the server looks again.
    serviceType: entered.serviceType as RequestBody['serviceType'],
    documentType: entered.documentType as RequestBody['documentType'],
    appointmentDate: appointment.toISOString(),
    isRemote,
    mode: entered.mode,
    pages: entered.pageCount,
    addDeedGuard,
    location: isRemote ? undefined : location.trim(),
    state: isRemote && entered.state === ELSEWHERE ? NO_STATE : statedState(entered),
    specialInstructions: specialInstructions.trim() || undefined,
    basePrice: price.basePrice,
    travelFee: price.travelFee,
    rushFee: price.rushFee,
    tax: price.tax,
    totalPrice: totalOf(price, addDeedGuard),
    documentId,
    preferredNotaryId: preferredId,
  };
}
