import { randomUUID } from 'node:crypto';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument, upload, uploadForm } from '@/tests/support/documents';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { postRequest, pricedInput, requestInput, readRequest } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const appointmentDate = '2026-11-21T16:00:00.000Z';
const noService = 'Please choose a service.';
const noDocument = 'Please choose a kind of document.';
const noTime = 'Please choose a date and a time.';
const passed = 'This time has passed. Please choose a later one.';
const noAddress = 'Please enter the address of the appointment.';
const asked = '99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or Miami, FL with its own ZIP code?';
const unknownPlace =
  'Please add the ZIP code, or the city and the state: 12 Main St, Austin, TX 78701. We send notaries within the 50 states.';
const noStreet =
  'Please add the street and its number, so that the notary finds you: 500 Congress Ave, Austin, TX 78701.';
const notFree =
  'This notary is not free at that time. Please choose another time, or send the request without choosing.';
const noNotary = 'This notary cannot be booked. Please search again and choose another one.';

describe('POST /api/requests, with bad input', () => {
  beforeEach(() => holdClock(at));
  afterEach(releaseClock);

  it.each([
    ['no service', { serviceType: undefined }, { serviceType: noService }],
    ['an unknown service', { serviceType: 'exorcism' }, { serviceType: noService }],
    ['no document', { documentType: '' }, { documentType: noDocument }],
    ['an unknown document', { documentType: 'napkin' }, { documentType: noDocument }],
    ['no time', { appointmentDate: undefined }, { appointmentDate: noTime }],
    ['a day without an hour', { appointmentDate: '2026-11-21' }, { appointmentDate: noTime }],
    ['a day that is none', { appointmentDate: '2026-02-30T09:00:00Z' }, { appointmentDate: noTime }],
    ['yesterday', { appointmentDate: '2026-11-19T16:00:00Z' }, { appointmentDate: passed }],
    ['two minutes ago', { appointmentDate: '2026-11-20T15:02:00Z' }, { appointmentDate: passed }],
    [
      'two minutes ago, by another zone’s clock',
      { appointmentDate: '2026-11-20T17:02:00+02:00' },
      { appointmentDate: passed },
    ],
    [
      'more than a year ahead',
      { appointmentDate: '2027-11-20T15:04:06Z' },
      { appointmentDate: 'Please choose a day within the next 365 days.' },
    ],
    ['no location', { location: undefined }, { location: noAddress }],
    [
      'a visit of the service that takes place online alone',
      { serviceType: 'remote-online-notarization', isRemote: false },
      {
        serviceType: 'Remote online notarization takes place online. Choose online, or another service.',
      },
    ],
    ['an empty location', { location: '  ' }, { location: noAddress }],
    ['a location that is not known', { location: '12 Main St' }, { location: unknownPlace }],
    ['only a ZIP code', { location: '78701' }, { location: noStreet }],
    ['a ZIP code that contradicts its city', { location: 'Miami, FL 99501' }, { location: asked }],
    ['a location beyond the 50 states', { location: 'Toronto, ON' }, { location: unknownPlace }],
    [
      'instructions of 10,000 characters',
      { specialInstructions: 'x'.repeat(10_000) },
      { specialInstructions: 'Please use at most 2,000 characters.' },
    ],
    [
      'a zero byte in the instructions',
      { specialInstructions: 'Ring\u0000' },
      { specialInstructions: 'Please type this by hand: the pasted text contains a hidden character.' },
    ],
    ['no price', { totalPrice: undefined }, { totalPrice: 'The price is missing.' }],
    ['a negative price', { travelFee: -1 }, { travelFee: 'A price cannot be negative.' }],
    ['a price as text', { basePrice: '75' }, { basePrice: 'The price is missing.' }],
    ['no word on travel', { travelFee: undefined }, { travelFee: 'The price is missing.' }],
    [
      'a state that is none',
      { isRemote: true, location: undefined, state: 'ZZ' },
      { state: 'Please choose one of the 50 states, or none.' },
    ],
    ['a state in words', { isRemote: true, state: 'New York' }, { state: 'Please choose a state.' }],
    ['no pages', { pages: 0 }, { pages: 'Please enter at least 1 page.' }],
    ['a document that is no id', { documentId: '../../etc' }, { documentId: expect.any(String) }],
    ['a notary who is none', { preferredNotaryId: randomUUID() }, { preferredNotaryId: noNotary }],
  ])('refuses %s', async (_, overrides, fields) => {
    const client = await createOwner();
    const before = await snapshot();
    const answer = await postRequest(client, requestInput({ appointmentDate, ...overrides }));
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: Object.values(fields)[0] as unknown,
      code: 'validation_failed',
      fields,
    });
    expect(await snapshot()).toEqual(before);
  });

  it('takes an appointment of less than a minute ago, and one in exactly a year', async () => {
    const client = await createOwner();
    for (const time of ['2026-11-20T15:03:06Z', '2027-11-20T15:04:05Z']) {
      expect((await postRequest(client, await pricedInput(client, { appointmentDate: time }))).status).toBe(
        201,
      );
    }
  });

  it('refuses oneself as the notary', async () => {
    const notary = await buildNotary();
    const before = await snapshot();
    const answer = await postRequest(notary, requestInput({ preferredNotaryId: notary.user.id }));
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: noNotary,
      code: 'validation_failed',
      fields: { preferredNotaryId: noNotary },
    });
    expect(await snapshot()).toEqual(before);
  });

  async function expectRefusedFor(preferred: Person, fields: Record<string, string>): Promise<void> {
    const client = await createOwner();
    const before = await snapshot();
    const input = requestInput({ appointmentDate, preferredNotaryId: preferred.user.id });
    const answer = await postRequest(client, input);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: Object.values(fields)[0], code: 'validation_failed', fields });
    expect(await snapshot()).toEqual(before);
  }

  it('refuses a chosen notary who has an appointment then, on the field that can mend it', async () => {
    const notary = await buildNotary();
    await writeRequest(await createOwner(), {
      notary_id: notary.user.id,
      appointment_at: '2026-11-21T16:45:00.000Z',
    });
    await expectRefusedFor(notary, { appointmentDate: notFree });
  });

  it('refuses a chosen notary who has time off then, and takes them for an hour later', async () => {
    const notary = await buildNotary();
    await query(
      `INSERT INTO notary_time_off (id, notary_id, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, '2026-11-21T15:00:00Z', '2026-11-21T17:00:00Z')`,
      [notary.user.id],
    );
    await expectRefusedFor(notary, { appointmentDate: notFree });
    const later = { appointmentDate: '2026-11-21T17:00:00.000Z', preferredNotaryId: notary.user.id };
    const client = await createOwner();
    const answer = await postRequest(client, await pricedInput(client, later));
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(await readRequest(id)).toMatchObject({ preferred_notary_id: notary.user.id });
  });

  it.each([
    ['is not available', { isAvailable: false }],
    ['is not verified', { isVerified: false }],
    ['does not come so far', { home: 'Round Rock, TX 78664', travelRadiusMiles: 5 }],
    ['does something else', { serviceTypes: ['estate'] }],
    ['has a commission that will have lapsed', { commissionExpiresOn: '2026-11-20' }],
  ])('refuses a chosen notary who %s', async (_, options) => {
    await expectRefusedFor(await buildNotary(options), { preferredNotaryId: noNotary });
  });

  it.each([
    ['the placeholder', { basePrice: 75, totalPrice: 75 }, '$75.00'],
    ['the base', { basePrice: 170 }, '$189.00'],
    ['the travel', { travelFee: 6.5, totalPrice: 196.02 }, '$196.02'],
    ['travel that is open and was thought to be none', { travelFee: 0 }, '$189.00'],
    ['the rush', { rushFee: 87.5 }, '$189.00'],
    ['the tax', { tax: 0 }, '$189.00'],
    ['the total', { totalPrice: 188.99 }, '$188.99'],
    ['the add-on, which was left out', { addDeedGuard: true }, '$189.00'],
  ])('refuses a price that moved: %s', async (_, overrides, old) => {
    const client = await createOwner();
    const before = await snapshot();
    const answer = await postRequest(client, requestInput({ appointmentDate, ...overrides }));
    const total = 'addDeedGuard' in overrides ? '$214.00' : '$189.00';
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: `The price has changed: it was ${old} and is now ${total}; travel is not known yet. Please check it, and send the request again if you agree.`,
      code: 'conflict',
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['of somebody else', async () => (await buildDocument(await createOwner())).id],
    ['that does not exist', () => Promise.resolve(randomUUID())],
  ])('refuses a document %s', async (_, nameDocument) => {
    const client = await createOwner();
    const documentId = await nameDocument();
    const before = await snapshot();
    const answer = await postRequest(client, requestInput({ appointmentDate, documentId }));
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'There is no such document.', code: 'not_found' });
    expect(await snapshot()).toEqual(before);
  });

  it('gets no document to attach from an upload of the wrong type', async () => {
    const client = await createOwner();
    const before = await snapshot();
    for (const name of ['run.exe', 'deed.pdf']) {
      const answer = await upload(client, uploadForm({ name, bytes: Buffer.from('MZ\u0090 not a paper') }));
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: 'unsupported_type' });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a visitor', async () => {
    const before = await snapshot();
    const answer = await postRequest(visitor, requestInput());
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'not_signed_in' });
    expect(await snapshot()).toEqual(before);
  });
});
