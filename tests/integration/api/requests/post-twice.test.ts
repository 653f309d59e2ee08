import { stopListening } from '@/lib/platform/events';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { buildNotary } from '@/tests/support/notary';
import { buildRequest, listJobs, postRequest, pricedInput, requestInput } from '@/tests/support/requests';
import { countRows } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const appointmentDate = '2026-11-21T16:00:00.000Z';
/** Online, in no state that is known. */
const remotePrice = { basePrice: 125, travelFee: 0, totalPrice: 135 };
const twice =
  'You have just sent this request. It is among your active requests; to send it again, please wait a minute.';

afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/requests, sent twice', () => {
  it('makes one request of two clicks at once', async () => {
    const client = await createOwner();
    const input = requestInput();
    const answers = await Promise.all([postRequest(client, input), postRequest(client, input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ message: twice, code: 'conflict' });
    expect(await countRows('notary_requests')).toBe(1);
    expect(await countRows('audit_events')).toBe(1);
    expect(await listJobs('dispatch')).toHaveLength(1);
  });

  it('knows a remote session again that has no address', async () => {
    const client = await createOwner();
    const input = requestInput({ isRemote: true, location: undefined, state: 'none', ...remotePrice });
    expect((await postRequest(client, input)).status).toBe(201);
    expect((await postRequest(client, { ...input, location: 'Remote session' })).status).toBe(409);
  });

  it.each([
    ['another hour', { appointmentDate: '2026-11-21T18:00:00.000Z' }],
    ['another service', { serviceType: 'business' }],
    ['another document', { documentType: 'contract' }],
    ['another address', { location: '1 Main St, Austin, TX 78701' }],
  ])('takes %s for another request', async (_, changes) => {
    holdClock(at);
    const client = await createOwner();
    await buildRequest(client, { appointmentDate });
    expect((await postRequest(client, requestInput({ appointmentDate, ...changes }))).status).toBe(201);
  });

  it.each([
    ['more pages', { pages: 3 }],
    ['the entry in the log', { addDeedGuard: true }],
    ['other notes', { specialInstructions: 'The bell does not work.' }],
    ['a meeting at the office', { mode: 'in-person' }],
  ])('takes %s for another request', async (_, changes) => {
    holdClock(at);
    const client = await createOwner();
    await buildRequest(client, { appointmentDate });
    const input = await pricedInput(client, { appointmentDate, ...changes });
    expect((await postRequest(client, input)).status).toBe(201);
    expect(await postRequest(client, input)).toMatchObject({ status: 409, body: { message: twice } });
  });

  it('takes an online session in another state for another request', async () => {
    holdClock(at);
    const client = await createOwner();
    const online = { isRemote: true, location: undefined, appointmentDate, pages: 2 };
    await buildRequest(client, { ...online, state: 'TX' });
    const input = await pricedInput(client, { ...online, state: 'NY' });
    expect((await postRequest(client, input)).status).toBe(201);
    expect((await postRequest(client, input)).status).toBe(409);
  });

  it('takes a wish for one notary, and an attached document, for another request', async () => {
    holdClock(at);
    const client = await createOwner();
    const notary = await buildNotary();
    const document = await buildDocument(client);
    const inputs = [{}, { preferredNotaryId: notary.user.id }, { documentId: document.id }];
    for (const wish of inputs) {
      expect(
        (await postRequest(client, await pricedInput(client, { appointmentDate, ...wish }))).status,
      ).toBe(201);
    }
  });

  it('takes the same from somebody else, a minute later, and after a cancellation', async () => {
    holdClock(at);
    const client = await createOwner();
    await buildRequest(client, { appointmentDate });
    await buildRequest(await createOwner(), { appointmentDate });
    advanceClock({ minutes: 1 });
    const second = await buildRequest(client, { appointmentDate });
    await query(`UPDATE notary_requests SET status = 'cancelled' WHERE id = $1`, [second.id]);
    await buildRequest(client, { appointmentDate });
    expect(await countRows('notary_requests')).toBe(4);
  });
});
