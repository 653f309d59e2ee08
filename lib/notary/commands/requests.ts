import 'server-only';
import { holdAccount } from '@/lib/accounts/commands/hold-account';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import { formatMoney, toCents, type Cents } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { addOnOf } from '@/lib/pricing/rules/add-on';
import { totalWithAddOn } from '@/lib/pricing/rules/price-lines';
import type { Price } from '@/lib/pricing/rules/quote';
import { holdDocument } from '@/lib/vault/commands/hold-rows';
import { listReasons } from '../queries/candidates';
import { priceRequest } from '../queries/estimate';
import { assertState, findStatePlace, getStreetAddress, getStatePlace } from '../queries/place';
import { getRequestView } from '../queries/requests';
import { appointmentProblem } from '../rules/appointment';
import type { Place } from '../rules/place';
import { isAtOffice, isMobile, ratedState } from '../rules/visit-mode';
import { latestArrival } from '../rules/wanted';
import type { IneligibleReason } from '../schema/offers';
import { MAX_DAYS_AHEAD, type CreateRequestInput, type RequestView } from '../schema/requests';
import { announceRequest } from './announce';
import { assertRoomForRequest } from './request-limits';

/** The same request twice within this time is one click too many. */
const TWICE_WITHIN_MS = 60_000;

/** What another time would mend. */
const calendarReasons: readonly IneligibleReason[] = ['busy', 'time_off', 'outside_hours', 'cannot_arrive'];

/** What the client saw: it is compared with our price, which alone counts. */
type SeenPrice = Pick<CreateRequestInput, 'basePrice' | 'travelFee' | 'rushFee' | 'tax' | 'totalPrice'>;

/** What is asked for, at whatever price. */
type WantedVisit = Omit<CreateRequestInput, keyof SeenPrice>;

/** Who ordered a visit through the API, and what it calls the documents. */
export type Order = { organizationId: string | null; documentNames: string[] };

/** A request that can be written: nothing is kept of it yet. */
export type NewRequest = {
  id: string;
  actor: Actor;
  input: WantedVisit;
  /** of a remote session it says the state at most */
  place: Place | null;
  price: Price & { addOnCents: Cents };
};

/**
 * Asks for a notary, at the price that the client saw. Throws as `prepareRequest` and `writeRequest` do, and `conflict`
 * when the price is another one by now.
 */
export async function createRequest(actor: Actor, input: CreateRequestInput): Promise<RequestView> {
  const request = await prepareRequest(actor, input);
  assertPriceStands(input, request.price);
  return transaction((tx) => writeRequest(tx, request));
}

/**
 * Looks at what is asked for and works out its price, which is then fixed. Throws `validation_failed`, also for a
 * preferred notary who cannot do it then, and `step_up_required` to attach a document.
 */
export async function prepareRequest(actor: Actor, input: WantedVisit): Promise<NewRequest> {
  assertAhead(input.appointmentDate);
  assertState(input.state);
  const id = newId();
  const place = placeOf(input);
  assertStateSaid(input, place);
  if (input.preferredNotaryId) await assertCanPrefer({ id, actor, input, place }, input.preferredNotaryId);
  // Whoever is sent reads the document: attaching it is sharing it.
  if (input.documentId) await assertSteppedUp(actor);
  const quote = await priceRequest({
    ...input,
    place,
    appointmentAt: input.appointmentDate,
    notaryId: input.preferredNotaryId,
    clientId: actor.id,
  });
  return { id, actor, input, place, price: { ...quote, addOnCents: addOnOf(input.addDeedGuard) } };
}

function placeOf(input: WantedVisit): Place | null {
  const { location = '' } = input;
  if (input.isRemote) return findStatePlace(location);
  return isMobile(input) ? getStreetAddress(location, 'location') : getStatePlace(location, 'location');
}

/**
 * The request, its audit event and the job that finds somebody, written together. Throws `conflict` when the same request
 * was just made or too many are open, and `not_found` for a document that is not the actor's.
 */
export async function writeRequest(tx: Tx, request: NewRequest, order?: Order): Promise<RequestView> {
  const { id, actor, input, place, price } = request;
  await holdAccount(tx, actor.id);
  await assertFirst(tx, request, order);
  await assertRoomForRequest(tx, actor);
  if (input.documentId) await holdDocument(tx, actor, input.documentId);
  await tx.notaryRequest.create({
    data: {
      id,
      clientId: actor.id,
      preferredNotaryId: input.preferredNotaryId,
      ...whatOf(input),
      ...whereOf(input, place),
      ...pricesOf(price),
      ...order,
      createdAt: now(),
    },
    select: { id: true },
  });
  const { isRemote, addDeedGuard } = input;
  await audit(tx, {
    type: 'request.created',
    actorId: actor.id,
    subjectId: id,
    data: { isRemote, addDeedGuard },
  });
  await enqueue(tx, 'dispatch', id);
  await announceRequest(tx, { id, clientId: actor.id }, 'request');
  return getRequestView(tx, id, actor.id);
}

function whatOf(input: WantedVisit) {
  return {
    serviceType: input.serviceType,
    documentType: input.documentType,
    appointmentAt: input.appointmentDate,
    addDeedGuard: input.addDeedGuard,
    specialInstructions: input.specialInstructions,
    pages: input.pages,
    documentId: input.documentId,
  };
}

/** A remote session has no place, whatever was in the field before it was chosen: its state alone has a price. */
function whereOf(input: WantedVisit, place: Place | null) {
  const { isRemote, mode, location } = input;
  const state = ratedState(input, place);
  if (isRemote || !place) return { isRemote, location: null, state };
  return { isRemote, mode, location, lat: place.lat, lng: place.lng, state };
}

function pricesOf(price: NewRequest['price']) {
  const { basePriceCents, travelFeeCents, rushFeeCents, taxCents, addOnCents } = price;
  return {
    basePriceCents,
    travelFeeCents: travelFeeCents ?? 0,
    isTravelOpen: travelFeeCents === null,
    rushFeeCents,
    taxCents,
    addOnCents,
    totalPriceCents: totalWithAddOn(price),
  };
}

/** The state's rate is part of the price: leaving it out must not make it lower. */
function assertStateSaid(input: WantedVisit, place: Place | null): void {
  if (!input.isRemote || input.isElsewhere || ratedState(input, place)) return;
  const message = 'Please choose the state you are in, or say that it is none of the 50.';
  throw new AppError('validation_failed', message, { fields: { state: message } });
}

function assertAhead(appointment: Date): void {
  const problem = appointmentProblem(appointment, { at: now(), maxDaysAhead: MAX_DAYS_AHEAD });
  if (problem) throw new AppError('validation_failed', problem, { fields: { appointmentDate: problem } });
}

/** Else the wish would be passed over in silence, at a price for that notary's way. */
async function assertCanPrefer(
  { id, actor, input, place }: Omit<NewRequest, 'price'>,
  notaryId: string,
): Promise<void> {
  const { serviceType, appointmentDate: at } = input;
  const request = { id, clientId: actor.id };
  const arriveBy = latestArrival(at, now());
  const where = input.isRemote || !place ? null : { ...place, isAtOffice: isAtOffice(input) };
  const reasons = await listReasons(db, { place: where, serviceType, at, arriveBy, request }, notaryId);
  if (reasons.length === 0) return;
  if (reasons.includes('no_office'))
    throw new AppError('validation_failed', NO_OFFICE, { fields: { mode: NO_OFFICE } });
  const isOnlyBusy = reasons.every((reason) => calendarReasons.includes(reason));
  const isTooFar = reasons.includes('cannot_arrive');
  const message = isOnlyBusy
    ? `This notary ${isTooFar ? 'cannot be there by then' : 'is not free at that time'}. Please choose another time, or send the request without choosing.`
    : 'This notary cannot be booked. Please search again and choose another one.';
  throw new AppError('validation_failed', message, {
    // The form has no field for the notary, but one for the time.
    fields: { [isOnlyBusy ? 'appointmentDate' : 'preferredNotaryId']: message },
  });
}

const NO_OFFICE =
  'This notary has no office to come to. Choose that the notary comes to you, or book another one.';

/** What the client agreed to is what is charged, or nothing is. Rush and tax may be left out: the total says them too. */
function assertPriceStands(input: SeenPrice, price: NewRequest['price']): void {
  const { basePriceCents, travelFeeCents, rushFeeCents, taxCents } = price;
  const total = totalWithAddOn(price);
  const pairs: [seen: number | null | undefined, is: Cents | null][] = [
    [input.basePrice, basePriceCents],
    [input.travelFee, travelFeeCents],
    [input.rushFee, rushFeeCents],
    [input.tax, taxCents],
    [input.totalPrice, total],
  ];
  const isSame = pairs.every(
    ([seen, is]) => seen === undefined || (seen === null ? is === null : toCents(seen) === is),
  );
  if (isSame) return;
  const travel =
    travelFeeCents === null ? 'travel is not known yet' : `${formatMoney(travelFeeCents)} of it for travel`;
  throw new AppError(
    'conflict',
    `The price has changed: it was ${formatMoney(toCents(input.totalPrice))} and is now ${formatMoney(total)}; ${travel}. Please check it, and send the request again if you agree.`,
  );
}

/**
 * Whatever the client chose makes a request another one. In a transaction that holds the account, so that two clicks at
 * once are looked at one after the other.
 */
async function assertFirst(
  tx: Tx,
  { actor, input, place }: NewRequest,
  order: Order = { organizationId: null, documentNames: [] },
): Promise<void> {
  const { isRemote, mode, location, state } = { mode: undefined, ...whereOf(input, place) };
  const { specialInstructions = null, documentId = null, ...what } = whatOf(input);
  const earlier = await tx.notaryRequest.findFirst({
    where: {
      clientId: actor.id,
      createdAt: { gt: new Date(now().getTime() - TWICE_WITHIN_MS) },
      status: { not: 'cancelled' },
      ...{ ...what, specialInstructions, documentId, isRemote, mode, location, state: state ?? null },
      preferredNotaryId: input.preferredNotaryId ?? null,
      organizationId: order.organizationId,
      documentNames: { equals: order.documentNames },
    },
    select: { id: true },
  });
  if (!earlier) return;
  throw new AppError(
    'conflict',
    'You have just sent this request. It is among your active requests; to send it again, please wait a minute.',
  );
}
