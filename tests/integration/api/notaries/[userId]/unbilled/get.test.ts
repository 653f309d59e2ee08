import { GET } from '@/app/api/notaries/[userId]/unbilled/route';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { issueInvoice } from '@/lib/invoices/commands/edit';
import { voidInvoice } from '@/lib/invoices/commands/status';
import type { UnbilledVisit } from '@/lib/invoices/schema';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { writeVisit } from '@/tests/support/completed-visits';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';

const get = (as: Person | null, userId: string) =>
  callRoute(GET, { url: `/api/notaries/${userId}/unbilled`, params: { userId }, as });
const list = async (as: Person, of = as) => (await get(as, of.actor.id)).body as UnbilledVisit[];

describe('GET /api/notaries/{userId}/unbilled', () => {
  it('lists completed visits without a bill, the oldest first, with their drafts', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const later = await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00.000Z' });
    const earlier = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00.000Z' });
    await writeRequest(client, { notary_id: notary.actor.id });
    const { invoice } = await invoiceRequest(notary.actor, later);

    const visit = { serviceType: 'legal', clientName: 'Ada Lovelace', total: 105 };
    expect(await list(notary)).toEqual([
      { ...visit, requestId: earlier, completedAt: '2026-11-19T15:00:00.000Z', invoiceId: null },
      { ...visit, requestId: later, completedAt: '2026-11-20T15:00:00.000Z', invoiceId: invoice.id },
    ]);
  });

  it('leaves out what was sent, what was made void, and demos', async () => {
    const [client, notary, demo] = [
      await createOwner(),
      await buildNotary(),
      await buildNotary({ isDemo: true }),
    ];
    const completedAt = '2026-11-19T15:00:00.000Z';
    const [sent, gone] = [
      await writeVisit(client, notary, { completedAt }),
      await writeVisit(client, notary, { completedAt }),
    ];
    await issueInvoice(notary.actor, (await invoiceRequest(notary.actor, sent)).invoice.id);
    await voidInvoice(notary.actor, (await invoiceRequest(notary.actor, gone)).invoice.id);
    await writeVisit(client, demo, { completedAt });
    expect(await list(notary)).toEqual([]);
    expect(await list(demo)).toEqual([]);

    // Whoever makes another one after all has it to send.
    await invoiceRequest(notary.actor, gone);
    expect(await list(notary)).toMatchObject([{ requestId: gone }]);
  });

  it('is the notary’s own, and an admin’s', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00.000Z' });
    expect((await get(visitor, notary.actor.id)).status).toBe(401);
    for (const other of [client, await buildNotary()]) {
      expect(await get(other, notary.actor.id)).toMatchObject({ status: 404 });
    }
    expect(await list(await createAdmin(), notary)).toHaveLength(1);
  });
});
