import type { z } from 'zod';
import { DEFAULT_TIME, whenWanted } from '@/components/notary/client/request-form/when-wanted';
import { DEED_GUARD_ADD_ON_CENTS, DISPATCH_BASE_CENTS } from '@/lib/pricing/rules/dispatch-price';
import { isRemoteAfterChoice, REMOTE_SERVICE } from '@/lib/notary/rules/services';
import type { createRequestSchema, Estimate } from '@/lib/notary/schema/requests';
import { toCents, toDollars } from '@/lib/values/money';

/** The request as it is being typed: texts of the fields, date and time in the reader's own zone. */
export type Draft = {
  serviceType: string;
  documentType: string;
  appointmentDate: string;
  appointmentTime: string;
  isRemote: boolean;
  /** kept while the session is remote, and not sent then */
  location: string;
  addDeedGuard: boolean;
  specialInstructions: string;
};

/** What was chosen before the form opened. */
export type Initial = { serviceType?: string; location?: string; urgency?: string };

/** Dollars, the add-on left out. */
export type Price = Pick<Estimate, 'basePrice' | 'travelFee' | 'totalPrice'>;

export function startDraft({ serviceType = '', location = '', urgency }: Initial): Draft {
  return {
    serviceType,
    documentType: '',
    ...whenWanted(urgency, new Date()),
    isRemote: isRemoteAfterChoice(serviceType),
    location,
    addDeedGuard: false,
    specialInstructions: '',
  };
}

export type Choice = { serviceType: string } | { documentType: string };

/** What a choice changes. Service and document share one rule: the last choice says whether the session is remote. */
export function afterChoice(choice: Choice): Partial<Draft> {
  const [chosen = ''] = Object.values(choice);
  return { ...choice, isRemote: isRemoteAfterChoice(chosen) };
}

/** The chosen service happens at a distance, and the choice of a document has made a visit of it. */
export function isSurprisingVisit({ serviceType, isRemote }: Draft): boolean {
  return serviceType === REMOTE_SERVICE && !isRemote;
}

/** Null while no date is chosen. */
export function appointmentOf({ appointmentDate, appointmentTime }: Draft): Date | null {
  const moment = new Date(`${appointmentDate}T${appointmentTime || DEFAULT_TIME}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** What has to be filled in, by field. */
export function missingOf(draft: Draft): Record<string, string> {
  const missing = [
    !draft.serviceType && ['serviceType', 'Please choose a service.'],
    !draft.documentType && ['documentType', 'Please choose a kind of document.'],
    !appointmentOf(draft) && ['appointmentDate', 'Please choose a date.'],
    !draft.isRemote && !draft.location.trim() && ['location', 'Please enter the address of the appointment.'],
  ];
  return Object.fromEntries(missing.filter((entry) => entry !== false));
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

type Sent = { draft: Draft; appointment: Date; price: Price; documentId?: string; preferredId?: string };

export function bodyOf({ draft, appointment, price, documentId, preferredId }: Sent): RequestBody {
  const { isRemote, addDeedGuard, specialInstructions, location } = draft;
  return {
    // The selects offer nothing else; the server looks again.
    serviceType: draft.serviceType as RequestBody['serviceType'],
    documentType: draft.documentType as RequestBody['documentType'],
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
