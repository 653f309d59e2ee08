import 'server-only';
import { billCancellation } from '@/lib/invoices/commands/invoices';
import { prepareRequest, writeRequest, type NewRequest } from '@/lib/notary/commands/requests';
import { cancelRequest } from '@/lib/notary/commands/status';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { totalWithAddOn } from '@/lib/pricing/rules/price-lines';
import { formatMoney, toCents } from '@/lib/values/money';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { getOrdered } from '../queries/bookings';
import { toBooking, toWantedVisit } from '../rules/booking';
import type { Booking, CreateBookingInput } from '../schema/bookings';
import { inFieldsOfApi } from './api-fields';
import { bookingEvent, cannotCancel } from './booking-answers';
import { cancelTestBooking, createTestBooking } from './test-bookings';

/**
 * Books a notary, as whoever the key acts for. The price is ours, worked out before the transaction that this returns.
 * Throws as a request of our pages does, and `conflict` for a total above `max_total`.
 */
export async function createBooking(
  caller: ApiCaller,
  input: CreateBookingInput,
): Promise<(tx: Tx) => Promise<Booking>> {
  const request = await inFieldsOfApi(() => prepareRequest(caller.actor, toWantedVisit(input)));
  assertWithinTotal(input, request);
  if (caller.mode === 'test') return (tx) => createTestBooking(tx, caller, { input, request });
  return (tx) => inFieldsOfApi(() => order(tx, caller, { input, request }));
}

async function order(
  tx: Tx,
  caller: ApiCaller,
  { input, request }: { input: CreateBookingInput; request: NewRequest },
): Promise<Booking> {
  const { organizationId } = caller;
  await writeRequest(tx, request, { organizationId, documentNames: input.documents });
  const booking = toBooking(await getOrdered(tx, caller, request.id));
  if (organizationId !== null) {
    await publishEvent(tx, {
      organizationId,
      mode: 'live',
      type: 'request.created',
      data: bookingEvent(booking),
    });
  }
  return booking;
}

/**
 * Cancels a booking, by the rule of our pages. It is the client's word: of an organization's booking that of the member
 * for whom it was made. Throws `conflict` for a booking that is over, and where cancelling costs more than was accepted.
 */
export async function cancelBooking(
  tx: Tx,
  caller: ApiCaller,
  { id, acceptFee }: { id: string; acceptFee: number },
): Promise<Booking> {
  if (caller.mode === 'test') return cancelTestBooking(tx, caller, { id, acceptFee });
  const { clientId, status } = await getOrdered(tx, caller, id);
  if (status === 'completed' || status === 'cancelled') throw cannotCancel(status);
  const client = { ...caller.actor, id: clientId };
  await inFieldsOfApi(() => cancelRequest(tx, client, { id, fee: acceptFee, bill: billCancellation }));
  return toBooking(await getOrdered(tx, caller, id));
}

function assertWithinTotal({ max_total }: CreateBookingInput, { price }: NewRequest): void {
  const totalCents = totalWithAddOn(price);
  if (max_total === undefined || totalCents <= toCents(max_total)) return;
  const message = `This booking costs ${formatMoney(totalCents)}, which is more than max_total.`;
  throw new AppError('conflict', message, { fields: { max_total: message } });
}
