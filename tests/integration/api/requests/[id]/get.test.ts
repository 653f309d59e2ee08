import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/route';
import type { RequestView } from '@/lib/notary/schema/requests';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeOffer } from '@/tests/support/requests';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/requests/${id}`, params: { id }, as });
const read = async (as: Person, id: string) => (await get(as, id)).body as RequestView;

const setPhone = (person: Person) =>
  query(
    `UPDATE users SET phone = '+1 512 555 0100', first_name = 'Grace', last_name = 'Hopper' WHERE id = $1`,
    [person.user.id],
  );

async function buildAssigned(overrides: Record<string, unknown> = {}) {
  const client = await createOwner();
  const notary = await buildNotary({ ratings: [5, 4, 4] });
  await setPhone(notary);
  const row = await writeRequest(client, { notary_id: notary.user.id, ...overrides });
  return { client, notary, id: row.id, row };
}

describe('GET /api/requests/{id}, as the client', () => {
  it('shows a request that waits', async () => {
    const client = await createOwner();
    const row = await writeRequest(client, {
      add_deed_guard: true,
      special_instructions: 'Ring twice.',
      travel_fee_cents: 650,
      add_on_cents: 2_500,
      total_price_cents: 10_650,
    });
    const answer = await get(client, row.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: row.id,
      clientId: client.user.id,
      clientName: 'Ada Lovelace',
      notaryId: null,
      notary: null,
      status: 'pending',
      serviceType: 'real-estate',
      documentType: 'deed',
      appointmentDate: new Date(row.appointment_at).toISOString(),
      location: '500 Congress Ave, Austin, TX 78701',
      state: 'TX',
      isRemote: false,
      addDeedGuard: true,
      specialInstructions: 'Ring twice.',
      mode: 'mobile',
      pages: 1,
      basePrice: 75,
      travelFee: 6.5,
      travelAsked: null,
      rushFee: 0,
      tax: 0,
      addOnPrice: 25,
      totalPrice: 106.5,
      cancellationFee: 0,
      officeAddress: null,
      documentId: null,
      documentName: null,
      createdAt: new Date(row.created_at).toISOString(),
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
    });
  });

  it('shows the notary with a phone number once one is assigned', async () => {
    const { client, notary, id } = await buildAssigned();
    expect(await read(client, id)).toMatchObject({
      status: 'assigned',
      notaryId: notary.user.id,
      notary: {
        id: notary.user.id,
        name: 'Grace Hopper',
        initials: 'GH',
        rating: 4.3,
        phone: '+1 512 555 0100',
        isDemo: false,
        verificationLevel: 'Gold',
      },
    });
  });

  it('says nothing of credentials once the visit is over', async () => {
    const { client, id } = await buildAssigned({ status: 'completed' });
    expect((await read(client, id)).notary).not.toHaveProperty('verificationLevel');
  });

  it.each([
    ['assigned', '+1 512 555 0100'],
    ['in_progress', '+1 512 555 0100'],
    ['completed', null],
    ['cancelled', null],
  ])('while %s shows the phone number %s', async (status, phone) => {
    const { client, id } = await buildAssigned({ status });
    expect((await read(client, id)).notary?.phone).toBe(phone);
  });

  it('says whether somebody is being asked now, or nobody is left', async () => {
    const client = await createOwner();
    const { id } = await writeRequest(client);
    const offerId = await writeOffer(id, await buildNotary());
    expect(await read(client, id)).toMatchObject({ isOffered: true, isExhausted: false });
    await query(`UPDATE offers SET expires_at = now() - interval '1 second' WHERE id = $1`, [offerId]);
    expect(await read(client, id)).toMatchObject({ isOffered: false });
    await query('UPDATE notary_requests SET exhausted_at = now()');
    expect(await read(client, id)).toMatchObject({ isExhausted: true });
    await query(`UPDATE notary_requests SET status = 'cancelled'`);
    expect(await read(client, id)).toMatchObject({ isOffered: false, isExhausted: false });
  });

  it('counts the messages that each party has not read', async () => {
    const { client, notary, id } = await buildAssigned();
    const admin = await createAdmin();
    const write = (sender: Person, readAt: string | null) =>
      query(
        `INSERT INTO request_messages (id, request_id, sender_id, body, created_at, read_at)
         VALUES (gen_random_uuid(), $1, $2, 'Hello', now(), $3)`,
        [id, sender.user.id, readAt],
      );
    await write(notary, null);
    await write(notary, null);
    await write(notary, '2026-01-01T00:00:00Z');
    await write(client, null);
    expect((await read(client, id)).unreadMessages).toBe(2);
    expect((await read(notary, id)).unreadMessages).toBe(1);
    expect((await read(admin, id)).unreadMessages).toBe(0);
  });

  it('shows the document, the review and the entry in the log', async () => {
    const { client, id } = await buildAssigned({ status: 'completed', log_index: 7 });
    await query('INSERT INTO reviews (request_id, rating, comment, created_at) VALUES ($1, 5, $2, now())', [
      id,
      'Kind.',
    ]);
    expect(await read(client, id)).toMatchObject({ review: { rating: 5, comment: 'Kind.' }, logIndex: 7 });
  });
});

describe('The name of the document', () => {
  async function namesAt(status: string) {
    const client = await createOwner();
    const notary = await buildNotary();
    const document = await buildDocument(client);
    const { id } = await writeRequest(client, {
      notary_id: notary.user.id,
      document_id: document.id,
      status,
    });
    const viewers = { client, notary, admin: await createAdmin() };
    const names = Object.entries(viewers).map(async ([party, viewer]) => {
      const { documentId, documentName } = await read(viewer, id);
      expect(documentId).toBe(document.id);
      return [party, documentName];
    });
    return Object.fromEntries(await Promise.all(names)) as Record<string, string | null>;
  }

  it.each(['assigned', 'in_progress'])('is for client and notary while the request is %s', async (status) => {
    const name = 'Warranty deed.pdf';
    expect(await namesAt(status)).toEqual({ client: name, notary: name, admin: null });
  });

  it.each(['completed', 'cancelled'])('is for the client alone once it is %s', async (status) => {
    expect(await namesAt(status)).toEqual({ client: 'Warranty deed.pdf', notary: null, admin: null });
  });
});

describe('GET /api/requests/{id}, as somebody else', () => {
  it('shows the notary the whole name of the client, and no phone number', async () => {
    const { notary, id } = await buildAssigned();
    expect(await read(notary, id)).toMatchObject({
      id,
      clientName: 'Ada Lovelace',
      notary: { id: notary.user.id, phone: null },
    });
  });

  it('shows an admin any request, the client by the short name until a notary is assigned', async () => {
    const admin = await createAdmin();
    const waiting = await writeRequest(await createOwner());
    expect(await read(admin, waiting.id)).toMatchObject({ clientName: 'Ada L.' });
    const { id } = await buildAssigned();
    expect(await read(admin, id)).toMatchObject({ clientName: 'Ada Lovelace', notary: { phone: null } });
  });

  it.each([
    ['another client', createOwner],
    ['another notary', createNotary],
  ])('hides it from %s', async (_, create) => {
    const { id } = await buildAssigned();
    const other = await create();
    for (const wanted of [id, randomUUID()]) {
      const answer = await get(other, wanted);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such request.', code: 'not_found' });
    }
  });

  it('hides it from a notary to whom it is only offered', async () => {
    const notary = await buildNotary();
    const { id } = await writeRequest(await createOwner());
    await writeOffer(id, notary);
    expect((await get(notary, id)).status).toBe(404);
  });

  it('answers 404 to what is no id, and 401 to a visitor', async () => {
    const { client, id } = await buildAssigned();
    expect((await get(client, 'nonsense')).status).toBe(404);
    expect((await get(visitor, id)).status).toBe(401);
  });
});
