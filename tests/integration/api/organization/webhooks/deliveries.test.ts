import { GET as LIST } from '@/app/api/organization/webhooks/[id]/deliveries/route';
import { GET } from '@/app/api/organization/webhooks/[id]/deliveries/[deliveryId]/route';
import { POST as RESEND } from '@/app/api/organization/webhooks/[id]/deliveries/[deliveryId]/resend/route';
import { POST as TEST } from '@/app/api/organization/webhooks/[id]/test/route';
import { deleteOldEvents } from '@/lib/webhooks/commands/delete-old';
import type { DeliveryDetail, DeliveryPage } from '@/lib/webhooks/schema/deliveries';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner } from '@/tests/support/organizations';
import { countRows } from '@/tests/support/rows';
import {
  bookingMade,
  buildEndpoint,
  deliverDue,
  happen,
  listDeliveryRows,
  listEvents,
  readDelivery,
} from '@/tests/support/webhooks';

beforeEach(() => holdClock());
afterEach(releaseClock);

const list = (as: Person, id: string, after = '') =>
  callRoute(LIST, { as, params: { id }, url: `/x?after=${after}` });
const get = (as: Person, id: string, deliveryId: string) =>
  callRoute(GET, { as, params: { id, deliveryId } });
const resend = (as: Person, id: string, deliveryId: string) =>
  callRoute(RESEND, { method: 'POST', as, params: { id, deliveryId } });
const test = (as: Person, id: string) => callRoute(TEST, { method: 'POST', as, params: { id } });

/** Nothing answers there. */
const url = 'https://10.0.0.1/hook';

describe('deliveries of a webhook', () => {
  it('are listed a page at a time, newest first, with what came of the last try', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner, { url });
    for (let at = 0; at < 51; at += 1) {
      await happen(partner);
      advanceClock({ ms: 1 });
    }
    const first = (await list(partner.owner, id)).body as DeliveryPage;
    expect(first.deliveries).toHaveLength(50);
    const second = (await list(partner.owner, id, first.next!)).body as DeliveryPage;
    expect(second).toMatchObject({
      next: null,
      deliveries: [{ status: 'pending', tries: 0, lastStatus: null }],
    });
    expect([...first.deliveries, ...second.deliveries].map((delivery) => delivery.id)).toEqual(
      (await listDeliveryRows()).map((row) => row.id).reverse(),
    );
  });

  it('show what was sent and why it was not taken', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner, { url });
    const { id: eventId } = await happen(partner);
    await deliverDue();
    const { id: deliveryId } = await readDelivery();
    const detail = (await get(partner.owner, id, deliveryId)).body as DeliveryDetail;
    expect(detail).toMatchObject({ type: 'request.created', status: 'pending', tries: 1, eventId });
    expect(JSON.parse(detail.body)).toEqual({
      id: eventId,
      type: 'request.created',
      timestamp: new Date().toISOString(),
      data: bookingMade,
    });
    expect(detail.log).toEqual([
      {
        at: new Date().toISOString(),
        requestHeaders: expect.objectContaining({ 'webhook-id': eventId }) as object,
        responseStatus: null,
        responseBody: null,
        error: 'The address must be reachable from the internet.',
        milliseconds: expect.any(Number) as number,
      },
    ]);
  });

  it('are nobody else’s, and not those of another webhook', async () => {
    const [partner, other] = [await createPartner(), await createPartner({ name: 'Other Title' })];
    const [id, second] = [await buildEndpoint(partner, { url }), await buildEndpoint(partner, { url })];
    await happen(partner);
    const deliveryId = (await listDeliveryRows()).find((row) => row.endpoint_id === id)!.id;
    for (const answer of [
      await list(other.owner, id),
      await get(other.owner, id, deliveryId),
      await get(partner.owner, second, deliveryId),
      await resend(other.owner, id, deliveryId),
      await resend(partner.owner, second, deliveryId),
      await test(other.owner, id),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await countRows('webhook_deliveries')).toBe(2);
  });
});

describe('POST …/deliveries/{deliveryId}/resend', () => {
  it('sends the same event once more, as a delivery of its own', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner, { url });
    await happen(partner);
    const { id: deliveryId } = await readDelivery();
    const answer = await resend(partner.owner, id, deliveryId);
    expect(answer.status).toBe(201);
    expect(await query('SELECT DISTINCT event_id FROM webhook_deliveries')).toHaveLength(1);
    expect((await listDeliveryRows()).map((row) => row.id)).toContain((answer.body as { id: string }).id);
  });

  it('sends nothing to one that is off, and nothing for a member', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const id = await buildEndpoint(partner, { url });
    await happen(partner);
    const { id: deliveryId } = await readDelivery();
    expect((await resend(member, id, deliveryId)).status).toBe(403);
    await query('UPDATE webhook_endpoints SET disabled_at = now()');
    expect((await resend(partner.owner, id, deliveryId)).status).toBe(409);
    expect((await test(partner.owner, id)).status).toBe(409);
    expect(await countRows('webhook_deliveries')).toBe(1);
  });
});

describe('POST …/test', () => {
  it('sends a test event to that webhook alone, whatever it asks for', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner, { url, mode: 'test', eventTypes: ['invoice.paid'] });
    await buildEndpoint(partner, { url, mode: 'test' });
    expect((await test(partner.owner, id)).status).toBe(201);
    expect(await listEvents()).toMatchObject([
      { type: 'webhook.test', mode: 'test', organization_id: partner.id },
    ]);
    expect(await listDeliveryRows()).toMatchObject([{ endpoint_id: id, status: 'pending' }]);
  });
});

describe('events', () => {
  it('are kept for 30 days, with what was sent of them', async () => {
    const partner = await createPartner();
    await buildEndpoint(partner, { url });
    await happen(partner);
    await deliverDue();
    advanceClock({ days: 30 });
    expect(await deleteOldEvents()).toEqual({ deleted: 0 });
    await happen(partner);
    advanceClock({ ms: 1 });
    expect(await deleteOldEvents()).toEqual({ deleted: 1 });
    expect(await countRows('webhook_deliveries')).toBe(1);
    expect(await countRows('webhook_attempts')).toBe(0);
  });
});
