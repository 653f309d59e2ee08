import type { RequestView } from '@/lib/notary/schema/requests';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { buildNotary } from '@/tests/support/notary';
import {
  austin,
  buildRequest,
  heardOf,
  listJobs,
  postRequest,
  readRequest,
  requestInput,
} from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const appointmentDate = '2026-11-21T16:00:00.000Z';
const twice =
  'You have just sent this request. It is among your active requests; to send it again, please wait a minute.';

/** What is the same in every new request. */
const fresh = {
  notaryId: null,
  notary: null,
  status: 'pending',
  assignedAt: null,
  departedAt: null,
  arrivedAt: null,
  startedAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelledBy: null,
  isPositionHidden: false,
  isExhausted: false,
  wasAsked: false,
  isOffered: false,
  unreadMessages: 0,
  review: null,
  logIndex: null,
};

afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/requests, as somebody signed in', () => {
  it('writes the request with its price, an audit event and the job that finds a notary', async () => {
    holdClock(at);
    const client = await createOwner();
    const input = requestInput({
      serviceType: 'real-estate',
      documentType: 'deed',
      appointmentDate: '2026-11-21T10:00:00-06:00',
      location: `  ${austin} `,
      addDeedGuard: true,
      specialInstructions: 'Ring twice.\nThe dog is kind.',
      basePrice: 125,
      totalPrice: 150,
      clientId: 'placeholder',
    });
    const answer = await postRequest(client, input);

    expect(answer.status).toBe(201);
    const { id } = answer.body as RequestView;
    expect(answer.body).toEqual({
      ...fresh,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      clientId: client.user.id,
      clientName: 'Ada Lovelace',
      serviceType: 'real-estate',
      documentType: 'deed',
      appointmentDate,
      location: austin,
      isRemote: false,
      addDeedGuard: true,
      specialInstructions: 'Ring twice.\nThe dog is kind.',
      basePrice: 125,
      travelFee: 0,
      addOnPrice: 25,
      totalPrice: 150,
      documentId: null,
      documentName: null,
      createdAt: at,
    });
    expect(await readRequest(id)).toEqual({
      id,
      client_id: client.user.id,
      notary_id: null,
      position_hidden_at: null,
      preferred_notary_id: null,
      status: 'pending',
      service_type: 'real-estate',
      document_type: 'deed',
      appointment_at: new Date(appointmentDate),
      is_remote: false,
      location: austin,
      lat: expect.closeTo(30.27, 1),
      lng: expect.closeTo(-97.74, 1),
      state: 'TX',
      add_deed_guard: true,
      special_instructions: 'Ring twice.\nThe dog is kind.',
      document_id: null,
      base_price_cents: 125_00,
      travel_fee_cents: 0,
      add_on_cents: 25_00,
      total_price_cents: 150_00,
      created_at: new Date(at),
      assigned_at: null,
      travel_stage: null,
      departed_at: null,
      arrived_at: null,
      started_at: null,
      completed_at: null,
      cancelled_at: null,
      cancelled_by: null,
      busy_from: null,
      busy_to: null,
      exhausted_at: null,
      log_index: null,
    });
    expect(await listAudit()).toEqual([
      {
        type: 'request.created',
        actor_id: client.user.id,
        subject_id: id,
        data: { isRemote: false, addDeedGuard: true },
      },
    ]);
    expect(await listJobs('dispatch')).toEqual([id]);
  });

  it('needs no address for a remote session, and keeps none', async () => {
    const client = await createOwner();
    const input = { serviceType: 'remote-online-notarization', isRemote: true };
    const plain = await postRequest(client, requestInput({ ...input, location: undefined }));
    expect(plain.status).toBe(201);
    expect(plain.body).toMatchObject({ isRemote: true, location: null, travelFee: 0, totalPrice: 75 });
    const written = await buildRequest(client, { ...input, documentType: 'will', location: 'Nowhere' });
    expect(await readRequest(written.id)).toMatchObject({
      location: null,
      lat: null,
      lng: null,
      state: null,
    });
  });

  it('is remote without saying so where the service takes place online', async () => {
    const input = { serviceType: 'remote-online-notarization', isRemote: undefined, location: undefined };
    const answer = await postRequest(await createOwner(), requestInput(input));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ isRemote: true, location: null });
  });

  it('fixes the price of the nearest notary’s way', async () => {
    await buildNotary({ home: 'Round Rock, TX 78664' });
    const client = await createOwner();
    const seen = await postRequest(client, requestInput());
    expect(seen.status).toBe(409);
    const [, total] = /is now \$([\d.]+)/.exec(seen.text)!;
    const travelFee = Math.round((Number(total) - 75) * 100) / 100;
    const answer = await postRequest(client, requestInput({ travelFee, totalPrice: Number(total) }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ basePrice: 75, travelFee, totalPrice: Number(total) });
    await query('UPDATE notary_profiles SET is_available = false');
    const { id } = answer.body as RequestView;
    expect(await readRequest(id)).toMatchObject({ total_price_cents: Math.round(Number(total) * 100) });
  });

  it('counts the way of somebody else for a client who is a notary', async () => {
    const client = await buildNotary();
    await buildNotary({ home: 'Round Rock, TX 78664' });
    const seen = await postRequest(client, requestInput());
    expect(seen.status).toBe(409);
    const [, total] = /is now \$([\d.]+)/.exec(seen.text)!;
    expect(Number(total)).toBeGreaterThan(80);
  });

  it('asks the notary first whom the client prefers, at the price of that one’s way', async () => {
    await buildNotary({ home: 'Round Rock, TX 78664' });
    const preferred = await buildNotary();
    const request = await buildRequest(await createOwner(), { preferredNotaryId: preferred.actor.id });
    expect(await readRequest(request.id)).toMatchObject({
      preferred_notary_id: preferred.actor.id,
      travel_fee_cents: 0,
      notary_id: null,
    });
  });

  it('attaches a document of one’s own vault', async () => {
    const client = await createOwner();
    const document = await buildDocument(client);
    const request = await buildRequest(client, { documentId: document.id });
    expect(request).toMatchObject({ documentId: document.id, documentName: 'Warranty deed.pdf' });
    expect(await readRequest(request.id)).toMatchObject({ document_id: document.id });
  });

  it('asks a guarded account to confirm before it shares a document, and not without one', async () => {
    const client = await createOwner();
    const document = await buildDocument(client);
    await guardWithPin(client);
    const before = await snapshot();
    const refused = await postRequest(client, requestInput({ documentId: document.id }));
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
    expect((await postRequest(client, requestInput())).status).toBe(201);
    await confirm(client);
    const { status } = await postRequest(
      client,
      requestInput({ documentId: document.id, documentType: 'deed' }),
    );
    expect(status).toBe(201);
  });

  it.each([
    ['a notary', createNotary],
    ['an admin', createAdmin],
  ])('takes %s for a client like anybody else', async (_, create) => {
    const client: Person = await create();
    expect((await postRequest(client, requestInput())).status).toBe(201);
  });

  it('tells the pages of the client', async () => {
    const client = await createOwner();
    const event = await heardOf(`account:${client.user.id}`, () => buildRequest(client));
    const [row] = await query<{ id: string }>('SELECT id FROM notary_requests');
    expect(event).toEqual({ topic: `account:${client.user.id}`, kind: 'request', id: row?.id });
  });

  it('takes empty instructions for none', async () => {
    const request = await buildRequest(await createOwner(), { specialInstructions: '  ' });
    expect(request.specialInstructions).toBeNull();
  });

  it('takes instructions of 2,000 characters', async () => {
    const specialInstructions = 'x'.repeat(2_000);
    expect((await buildRequest(await createOwner(), { specialInstructions })).specialInstructions).toBe(
      specialInstructions,
    );
  });
});

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
    const input = requestInput({ isRemote: true, location: undefined });
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
