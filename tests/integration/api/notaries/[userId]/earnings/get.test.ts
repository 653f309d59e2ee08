import { GET } from '@/app/api/notaries/[userId]/earnings/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { voidInvoice } from '@/lib/invoices/commands/status';
import type { Earnings } from '@/lib/notary/schema/profile';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeVisit } from '@/tests/support/completed-visits';

const get = (as: Person | null, userId: string, timeZone = 'America/Chicago') =>
  callRoute(GET, {
    url: `/api/notaries/${userId}/earnings?timeZone=${encodeURIComponent(timeZone)}`,
    params: { userId },
    as,
  });

describe('GET /api/notaries/{userId}/earnings', () => {
  it('is empty before the first visit', async () => {
    const notary = await createNotary();
    const answer = await get(notary, notary.actor.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ total: 0, weeks: [], visits: [] });
  });

  it('adds up base price and travel fee of completed visits, by weeks that begin on Monday', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const early = await writeVisit(client, notary, {
      completedAt: '2026-11-16T05:59:00.000Z',
      base: 7_501,
      travel: 1_299,
    });
    const monday = await writeVisit(client, notary, {
      completedAt: '2026-11-16T06:00:00.000Z',
      serviceType: 'estate',
    });
    const sunday = await writeVisit(client, notary, {
      completedAt: '2026-11-23T05:00:00.000Z',
      base: 10_000,
      travel: 0,
    });
    await writeVisit(client, await buildNotary(), { completedAt: '2026-11-20T15:00:00Z' });
    await writeRequest(client, { notary_id: notary.actor.id });

    const answer = await get(notary, notary.actor.id);
    expect(answer.body).toEqual({
      total: 268,
      weeks: [
        { startsOn: '2026-11-16', visits: 2, total: 180 },
        { startsOn: '2026-11-09', visits: 1, total: 88 },
      ],
      visits: [
        {
          requestId: sunday,
          serviceType: 'legal',
          completedAt: '2026-11-23T05:00:00.000Z',
          basePrice: 100,
          travelFee: 0,
          rushFee: 0,
          isCancelled: false,
          total: 100,
          invoiceId: null,
          invoiceNumber: null,
        },
        {
          requestId: monday,
          serviceType: 'estate',
          completedAt: '2026-11-16T06:00:00.000Z',
          basePrice: 75,
          travelFee: 5,
          rushFee: 0,
          isCancelled: false,
          total: 80,
          invoiceId: null,
          invoiceNumber: null,
        },
        {
          requestId: early,
          serviceType: 'legal',
          completedAt: '2026-11-16T05:59:00.000Z',
          basePrice: 75.01,
          travelFee: 12.99,
          rushFee: 0,
          isCancelled: false,
          total: 88,
          invoiceId: null,
          invoiceNumber: null,
        },
      ],
    });
    expect((await get(notary, notary.actor.id, 'UTC')).body).toMatchObject({
      weeks: [
        { startsOn: '2026-11-23', total: 100 },
        { startsOn: '2026-11-16', total: 168 },
      ],
    });
  });

  it('keeps the weeks apart when the clocks change', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    // Clocks go forward in Chicago on Sunday, 8 March 2026: the Monday before begins at 06:00 UTC, the one after at 05:00.
    for (const completedAt of ['2026-03-02T06:00:00Z', '2026-03-09T04:59:59Z', '2026-03-09T05:00:00Z']) {
      await writeVisit(client, notary, { completedAt });
    }

    expect((await get(notary, notary.actor.id)).body).toMatchObject({
      weeks: [
        { startsOn: '2026-03-09', visits: 1 },
        { startsOn: '2026-03-02', visits: 2 },
      ],
    });
  });

  it('names the invoice of a visit, unless it is void or of somebody else', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-16T06:00:00.000Z' });
    const namedOn = async () =>
      ((await get(notary, notary.actor.id)).body as Earnings).visits.map(({ invoiceId, invoiceNumber }) => ({
        id: invoiceId,
        number: invoiceNumber,
      }));
    const none = { id: null, number: null };
    const other = await buildInvoice(await createNotary());
    await query('UPDATE invoices SET request_id = $1 WHERE id = $2', [requestId, other.id]);
    expect(await namedOn()).toEqual([none]);

    const { invoice } = await invoiceRequest(notary.actor, requestId);
    expect(await namedOn()).toEqual([{ id: invoice.id, number: invoice.number }]);
    await voidInvoice(notary.actor, invoice.id);
    expect(await namedOn()).toEqual([none]);
    const again = await invoiceRequest(notary.actor, requestId);
    expect(await namedOn()).toEqual([{ id: again.invoice.id, number: again.invoice.number }]);
  });

  it('refuses a time zone that does not exist', async () => {
    const notary = await buildNotary();
    const answer = await get(notary, notary.actor.id, 'Texas');

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { timeZone: expect.any(String) as string } });
  });

  it('is open to the notary and admins alone', async () => {
    const notary = await buildNotary();
    const owner = await createOwner();

    expect((await get(await createAdmin(), notary.actor.id)).status).toBe(200);
    expect((await get(await createNotary(), notary.actor.id)).status).toBe(404);
    expect((await get(owner, notary.actor.id)).status).toBe(404);
    expect((await get(owner, owner.actor.id)).status).toBe(404);
    expect((await get(visitor, notary.actor.id)).status).toBe(401);
  });
});
