import type { RequestView } from '@/lib/notary/schema/requests';
import { stopListening } from '@/lib/platform/events';
import { createAdmin, createNotary, createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
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
import { listAudit, snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:04:05.678Z';
const appointmentDate = '2026-11-21T16:00:00.000Z';

/** What is the same in every new request. */
const fresh = {
  notaryId: null,
  notary: null,
  status: 'pending',
  assignedAt: null,
  departedAt: null,
  arrivedAt: null,
  beginAgreedAt: null,
  playedAt: null,
  startedAt: null,
  setsOffFrom: null,
  underWayAt: null,
  completedAt: null,
  cancelledAt: null,
  cancelledBy: null,
  isPositionHidden: false,
  isExhausted: false,
  askedCount: 0,
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
      pages: 3,
      basePrice: 205,
      rushFee: 0,
      tax: 16.4,
      totalPrice: 246.4,
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
      state: 'TX',
      isRemote: false,
      addDeedGuard: true,
      specialInstructions: 'Ring twice.\nThe dog is kind.',
      mode: 'mobile',
      pages: 3,
      basePrice: 205,
      travelFee: null,
      travelAsked: null,
      rushFee: 0,
      tax: 16.4,
      addOnPrice: 25,
      totalPrice: 246.4,
      cancellationFee: 0,
      officeAddress: null,
      documentId: null,
      documentName: null,
      createdAt: at,
    });
    expect(await readRequest(id)).toEqual({
      id,
      client_id: client.user.id,
      organization_id: null,
      document_names: [],
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
      mode: 'mobile',
      pages: 3,
      base_price_cents: 205_00,
      travel_fee_cents: 0,
      is_travel_open: true,
      travel_asked_cents: null,
      rush_fee_cents: 0,
      tax_cents: 16_40,
      add_on_cents: 25_00,
      total_price_cents: 246_40,
      cancellation_cents: 0,
      office_address: null,
      created_at: new Date(at),
      assigned_at: null,
      travel_stage: null,
      under_way_at: null,
      departed_at: null,
      arrived_at: null,
      begin_agreed_at: null,
      played_at: null,
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

  it('counts a visit by its address, whatever state comes along', async () => {
    const written = await buildRequest(await createOwner(), { state: 'NY' });
    expect(written).toMatchObject({ state: 'TX', totalPrice: 189 });
  });

  it('fixes the price of the nearest notary’s way', async () => {
    await buildNotary({ home: 'Round Rock, TX 78664' });
    const client = await createOwner();
    const seen = await postRequest(client, requestInput());
    expect(seen.status).toBe(409);
    const [, total, travel] = /is now \$([\d.]+); \$([\d.]+) of it for travel/.exec(seen.text)!;
    const travelFee = Number(travel);
    const answer = await postRequest(client, requestInput({ travelFee, totalPrice: Number(total) }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ basePrice: 175, travelFee, totalPrice: Number(total) });
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
    expect(Number(total)).toBeGreaterThan(200);
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
