import type { OrderedRequest } from '@/lib/notary/queries/ordered-requests';
import { bookingService, toBookingStatus } from '@/lib/notary/rules/booking-words';
import { documentLabel, REMOTE_SERVICE } from '@/lib/notary/rules/services';
import { shownStatus, type ShownStatus } from '@/lib/notary/rules/statuses';
import { toPriced } from '@/lib/notary/rules/request-price';
import type { Price } from '@/lib/pricing/rules/quote';
import { totalWithAddOn } from '@/lib/pricing/rules/price-lines';
import { toDollars, type Cents } from '@/lib/values/money';
import type { Booking, BookingStatus, CreateBookingInput } from '../schema/bookings';
import { documentTypeOf, serviceForDocument } from './booking-documents';

export function fromBookingStatus(status: BookingStatus): ShownStatus {
  return status === 'searching' ? 'pending' : status;
}

/** A request of the product, as /v1 answers it. */
export function toBooking(row: Omit<OrderedRequest, 'clientId'>): Booking {
  const { documentNames, documentType } = row;
  return {
    booking_id: row.id,
    status: toBookingStatus(shownStatus(row)),
    service_type: bookingService(row),
    documents: documentNames.length > 0 ? documentNames : [documentLabel(documentType)],
    preferred_time: row.appointmentAt.toISOString(),
    location: row.location,
    price: toBookingPrice(toPriced(row)),
    cancellation_fee: toDollars(row.cancellationCents),
    created_at: row.createdAt.toISOString(),
    mode: 'live',
  };
}

export function toBookingPrice(price: Price & { addOnCents: Cents }): Booking['price'] {
  const { basePriceCents, travelFeeCents, rushFeeCents, taxCents, addOnCents } = price;
  return {
    base: toDollars(basePriceCents),
    travel: travelFeeCents === null ? null : toDollars(travelFeeCents),
    rush: toDollars(rushFeeCents),
    tax: toDollars(taxCents),
    add_on: toDollars(addOnCents),
    total: toDollars(totalWithAddOn(price)),
    currency: 'usd',
  };
}

/** A booking, as the product asks for a notary. */
export function toWantedVisit(input: CreateBookingInput) {
  const { service_type, documents, notes, location, state, pages, preferred_time } = input;
  const isRemote = service_type === 'remote';
  const documentType = documentTypeOf(documents[0] ?? '');
  const listed = `Documents: ${documents.join('; ')}`;
  return {
    serviceType: isRemote ? REMOTE_SERVICE : serviceForDocument(documentType),
    documentType,
    isRemote,
    mode: service_type === 'in_person' ? ('in-person' as const) : ('mobile' as const),
    pages,
    location,
    state: state === 'NONE' ? undefined : state,
    isElsewhere: state === 'NONE',
    appointmentDate: new Date(preferred_time),
    addDeedGuard: false,
    specialInstructions: notes ? `${listed}\n${notes}` : listed,
  };
}
