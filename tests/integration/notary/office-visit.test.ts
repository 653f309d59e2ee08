import { POST as ACCEPT } from '@/app/api/offers/[id]/accept/route';
import { PATCH as PROFILE, GET as READ_PROFILE } from '@/app/api/notaries/profile/[userId]/route';
import { GET } from '@/app/api/requests/[id]/route';
import { POST as TRAVEL } from '@/app/api/requests/[id]/travel/route';
import { POST as WITHDRAW } from '@/app/api/requests/[id]/withdraw/route';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { driveDemoNotary } from '@/lib/notary/commands/demo';
import { stopListening } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listAsked, listOffers } from '@/tests/support/offers';
import { buildRequest, postRequest, pricedInput, readRequest } from '@/tests/support/requests';

afterAll(stopListening);

const office = '9 E 4th St, Austin, TX 78701';
const post = (handler: typeof ACCEPT, as: Person, id: string, body?: unknown) =>
  callRoute(handler, { method: 'POST', url: '/x', params: { id }, as, body });
const read = async (as: Person, id: string) => (await callRoute(GET, { url: '/x', params: { id }, as })).body;

async function buildAccepted(options: Parameters<typeof buildNotary>[0] = {}) {
  const client = await createOwner();
  const notary = await buildNotary({ office, home: 'San Marcos, TX 78666', ...options });
  const request = await buildRequest(client, { mode: 'in-person' });
  await dispatchRequest(request.id);
  const [offer] = await listOffers(request.id);
  await post(ACCEPT, notary, offer!.id);
  return { client, notary, request, id: request.id };
}

describe('A visit at the notary’s office', () => {
  it('has no travel, and keeps the address until somebody has accepted', async () => {
    await buildNotary({ office });
    const request = await buildRequest(await createOwner(), { mode: 'in-person' });
    expect(request).toMatchObject({
      mode: 'in-person',
      basePrice: 150,
      travelFee: 0,
      totalPrice: 162,
      officeAddress: null,
    });
  });

  it('is offered only to those with an office near, in the state', async () => {
    await buildNotary();
    await buildNotary({ office: 'Dallas, TX 75201' });
    await buildNotary({ office: 'San Marcos, TX 78666' });
    const withOffice = await buildNotary({ office });
    const request = await buildRequest(await createOwner(), { mode: 'in-person' });
    await dispatchRequest(request.id);
    expect(await listAsked(request.id)).toEqual([[withOffice.actor.id, 'open']]);
    expect((await listOffers(request.id))[0]).toMatchObject({ distance_miles: null });
  });

  it('waits where nobody has one', async () => {
    await buildNotary();
    const request = await buildRequest(await createOwner(), { mode: 'in-person' });
    expect((await dispatchRequest(request.id)).outcome).toBe('exhausted');
  });

  it('shows the office’s address once it is accepted, also when the notary moves out', async () => {
    const { client, id } = await buildAccepted();
    await query('UPDATE notary_profiles SET office_address = NULL');
    expect(await read(client, id)).toMatchObject({ status: 'assigned', officeAddress: office, travelFee: 0 });
  });

  it('hides it again when the notary withdraws', async () => {
    const { client, notary, id } = await buildAccepted();
    await post(WITHDRAW, notary, id);
    expect(await read(client, id)).toMatchObject({ status: 'pending', officeAddress: null });
  });

  it('keeps the notary for its hour alone, without a way', async () => {
    const { id } = await buildAccepted();
    const row = await readRequest(id);
    expect(row.busy_from).toEqual(row.appointment_at);
  });

  it('has nobody set off to it', async () => {
    const { notary, id } = await buildAccepted();
    expect(await post(TRAVEL, notary, id, { stage: 'en_route' })).toMatchObject({
      status: 409,
      body: { message: 'The client comes to your office, so you don’t need to travel.' },
    });
  });

  it('refuses a chosen notary without an office, on the field that can mend it', async () => {
    const notary = await buildNotary();
    const client = await createOwner();
    const input = await pricedInput(client, { mode: 'in-person', preferredNotaryId: notary.actor.id });
    expect(await postRequest(client, input)).toMatchObject({
      status: 422,
      body: { fields: { mode: expect.stringContaining('no office to come to') as string } },
    });
  });

  it('is held by a demo notary without a drive', async () => {
    const { id } = await buildAccepted({ isDemo: true });
    const { outcome } = await driveDemoNotary(id);
    expect(['began', 'waiting']).toContain(outcome);
    expect(await readRequest(id)).toMatchObject({ travel_stage: null });
  });
});

describe('PATCH /api/notaries/profile/{userId} with an office', () => {
  const patch = (as: Person, officeAddress: unknown) =>
    callRoute(PROFILE, {
      method: 'PATCH',
      url: '/x',
      params: { userId: as.actor.id },
      as,
      body: { officeAddress },
    });

  it('keeps the address and where it is; others see the city alone', async () => {
    const notary = await buildNotary();
    expect((await patch(notary, office)).body).toMatchObject({ officeAddress: office });
    expect(await query('SELECT office_place, office_state FROM notary_profiles')).toEqual([
      { office_place: 'Austin, TX 78701', office_state: 'TX' },
    ]);
    const other = await callRoute(READ_PROFILE, {
      url: '/x',
      params: { userId: notary.actor.id },
      as: await createOwner(),
    });
    expect(other.body).toMatchObject({ officeAddress: 'Austin, TX' });
  });

  it('takes it away', async () => {
    const notary = await buildNotary({ office });
    expect((await patch(notary, ' ')).body).toMatchObject({ officeAddress: null });
    expect(await query('SELECT office_lat, office_state FROM notary_profiles')).toEqual([
      { office_lat: null, office_state: null },
    ]);
  });

  it('refuses a place that is not known', async () => {
    expect(await patch(await buildNotary(), '12 Main St')).toMatchObject({
      status: 422,
      body: { fields: { officeAddress: expect.any(String) as string } },
    });
  });
});
