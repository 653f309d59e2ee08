import { PATCH } from '@/app/api/requests/[id]/route';
import { POST as WITHDRAW } from '@/app/api/requests/[id]/withdraw/route';
import { changeAlert } from '@/lib/alerts/commands/resolve';
import { settleAlert } from '@/lib/alerts/commands/settle';
import { reportFraud } from '@/lib/fraud/commands/report';
import { fraudReportSchema } from '@/lib/fraud/schema';
import { applyCheckout } from '@/lib/invoices/commands/settlement';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { sendInvoice } from '@/lib/invoices/commands/send';
import { acceptOffer } from '@/lib/notary/commands/offers';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { transaction } from '@/lib/platform/db';
import { stopListening } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildAlert } from '@/tests/support/alerts';
import { buildLock } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { fraudInput } from '@/tests/support/fraud';
import { callRoute } from '@/tests/support/http';
import { buildInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { offerRequest } from '@/tests/support/offers';
import { createPartner, type TestOrganization } from '@/tests/support/organizations';
import { countRows } from '@/tests/support/rows';
import { listEvents } from '@/tests/support/webhooks';

const at = '2026-11-20T15:04:05.678Z';
const soon = '2026-11-20T16:04:05.678Z';

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

const change = (as: Person, id: string, body: object) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/requests/${id}`, params: { id }, as, body });

const order = (id: string, { id: organizationId }: TestOrganization) =>
  query('UPDATE notary_requests SET organization_id = $2 WHERE id = $1', [id, organizationId]);

async function ordered(overrides: Record<string, unknown> = {}) {
  const [partner, client, notary] = [await createPartner(), await createOwner(), await buildNotary()];
  const { id } = await writeRequest(client, {
    notary_id: notary.user.id,
    appointment_at: soon,
    ...overrides,
  });
  await order(id, partner);
  return { partner, client, notary, id };
}

const booking = (id: string, status: string, more: object = {}) => ({
  booking_id: id,
  status,
  service_type: 'mobile',
  preferred_time: soon,
  mode: 'live',
  ...more,
});

describe('a visit that an organization ordered', () => {
  it('tells it when a notary accepts, and when they give it back', async () => {
    const [partner, client, notary] = [await createPartner(), await createOwner(), await buildNotary()];
    const { requestId: id, offerId } = await offerRequest(client, { appointment_at: soon });
    await order(id, partner);
    await acceptOffer(notary.actor, offerId);
    await callRoute(WITHDRAW, { method: 'POST', params: { id }, as: notary });
    const of = { organization_id: partner.id, mode: 'live' };
    expect(await listEvents()).toEqual([
      { ...of, type: 'request.assigned', data: booking(id, 'assigned') },
      { ...of, type: 'request.unassigned', data: booking(id, 'searching') },
    ]);
  });

  it('tells it of begin and end once, and of nothing that was refused', async () => {
    const { notary, id } = await ordered({ is_remote: true, appointment_at: at });
    await change(notary, id, { status: 'in_progress' });
    await change(notary, id, { status: 'completed' });
    expect((await change(notary, id, { status: 'completed' })).status).toBe(409);
    expect((await listEvents()).map(({ type, data }) => [type, data.status])).toEqual([
      ['request.in_progress', 'in_progress'],
      ['request.completed', 'completed'],
      ['notary.completed', 'completed'],
    ]);
  });

  it('tells it of a cancellation, with the bill that it costs', async () => {
    const { client, id } = await ordered();
    expect((await change(client, id, { status: 'cancelled' })).status).toBe(409);
    expect(await countRows('webhook_events')).toBe(0);
    await change(client, id, { status: 'cancelled', fee: 25 });
    const [billed, cancelled] = await listEvents();
    expect(billed).toMatchObject({
      type: 'invoice.sent',
      data: { booking_id: id, status: 'sent', total_cents: 2_500, currency: 'usd' },
    });
    expect(cancelled).toMatchObject({
      type: 'request.cancelled',
      data: booking(id, 'cancelled', { cancelled_by: 'client' }),
    });
  });

  it('tells it when the time came and nobody was found', async () => {
    const partner = await createPartner();
    const { id } = await writeRequest(await createOwner(), { appointment_at: '2026-11-20T13:00:00.000Z' });
    await order(id, partner);
    await dispatchRequest(id);
    expect(await listEvents()).toMatchObject([
      { type: 'request.cancelled', data: { booking_id: id, cancelled_by: 'nobody_found' } },
    ]);
  });

  it('tells nobody where no organization ordered it', async () => {
    const { notary, id } = await ordered({ is_remote: true, appointment_at: at });
    await query('UPDATE notary_requests SET organization_id = NULL');
    await change(notary, id, { status: 'in_progress' });
    expect(await countRows('webhook_events')).toBe(0);
  });
});

async function billed() {
  const { notary, id, partner } = await ordered({ status: 'completed', completed_at: at });
  const invoice = await buildInvoice(notary);
  await query('UPDATE invoices SET request_id = $2 WHERE id = $1', [invoice.id, id]);
  return { partner, notary, invoiceId: invoice.id, id };
}

const types = async () => (await listEvents()).map(({ type }) => type);

describe('the bill of a visit that an organization ordered', () => {
  it('tells it when it is sent, once however often, and when it is paid by hand', async () => {
    const { notary, invoiceId, id, partner } = await billed();
    await sendInvoice(notary.actor, invoiceId);
    await sendInvoice(notary.actor, invoiceId);
    await markPaid(notary.actor, invoiceId);
    await expect(markPaid(notary.actor, invoiceId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await types()).toEqual(['invoice.sent', 'invoice.paid']);
    expect((await listEvents())[1]).toMatchObject({
      organization_id: partner.id,
      data: { invoice_id: invoiceId, booking_id: id, status: 'paid', total_cents: 12_000, currency: 'usd' },
    });
    expect(JSON.stringify(await listEvents())).not.toContain('grace@example.com');
  });

  it('tells it when it is voided', async () => {
    const { notary, invoiceId } = await billed();
    await voidInvoice(notary.actor, invoiceId);
    expect(await types()).toEqual(['invoice.voided']);
  });

  it('tells it when it is paid by card, and when that goes back', async () => {
    const { invoiceId } = await billed();
    await query(`UPDATE invoices SET status = 'sent', sent_at = now(), due_at = now()`);
    const [payment] = await query<{ id: string }>(
      `INSERT INTO invoice_payments (id, invoice_id, provider, status, amount_cents, currency, session_id, created_at)
       VALUES (gen_random_uuid(), $1, 'stripe', 'open', 12000, 'usd', 'cs_1', now()) RETURNING id`,
      [invoiceId],
    );
    const paid = {
      id: 'cs_1',
      standing: 'paid',
      paymentIntentId: 'pi_1',
      receivedCents: 12_000,
      refundedCents: 0,
      currency: 'usd',
    } as unknown as NonNullable<Parameters<typeof applyCheckout>[2]>;
    const apply = (session: typeof paid) => transaction((tx) => applyCheckout(tx, payment!.id, session));
    await apply(paid);
    await apply(paid);
    await apply({ ...paid, refundedCents: 12_000 });
    expect(await types()).toEqual(['invoice.paid', 'invoice.voided']);
  });
});

async function lockedForPartner(status = 'locked') {
  const [partner, owner] = [await createPartner(), await createOwner()];
  const { id: lockId } = await buildLock(owner);
  const [row] = await query<{ id: string }>(
    `INSERT INTO partner_locks (id, organization_id, api_key_id, property_address, property_key, owner_name, owner_email, status, lock_id,
       created_at, expires_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), '12 Main St', gen_random_uuid()::text, 'Ada', $2, $3::"PartnerLockStatus", $4, now(), now())
     RETURNING id`,
    [partner.id, owner.user.email, status, lockId],
  );
  return { partner, owner, lockId, propertyId: row!.id };
}

describe('an alert about a lock that an organization asked for', () => {
  it('tells it that there is one, that it was reported and that it is resolved, and not what was seen', async () => {
    const { partner, owner, lockId, propertyId } = await lockedForPartner();
    const id = await buildAlert(owner, { lockId });
    const report = { ...fraudInput({ eventId: id }), reporter: { name: 'Ada', email: owner.user.email } };
    await reportFraud(owner.actor, fraudReportSchema.parse(report));
    await changeAlert(owner.actor, id, { status: 'resolved' } as Parameters<typeof changeAlert>[2]);
    const of = { organization_id: partner.id, mode: 'live' };
    const data = {
      property_id: propertyId,
      alert_id: id,
      alert_type: 'recording.matched',
      level: 'CRITICAL',
    };
    expect(await listEvents()).toEqual([
      { ...of, type: 'alert.created', data: { ...data, status: 'active' } },
      { ...of, type: 'alert.escalated', data: { ...data, status: 'escalated' } },
      { ...of, type: 'alert.resolved', data: { ...data, status: 'resolved' } },
    ]);
  });

  it('tells it once where an alert ends with what it was about', async () => {
    const { owner, lockId } = await lockedForPartner();
    await buildAlert(owner, { lockId, subject: 'one' });
    const over = {
      userId: owner.user.id,
      kind: 'recording.matched',
      subject: 'one',
      reason: 'Over.',
    } as const;
    await transaction((tx) => settleAlert(tx, over));
    await transaction((tx) => settleAlert(tx, over));
    expect(await types()).toEqual(['alert.created', 'alert.resolved']);
  });

  it.each(['pending_consent', 'declined', 'expired'])(
    'tells it nothing while the lock is %s',
    async (status) => {
      const { owner, lockId } = await lockedForPartner(status);
      await buildAlert(owner, { lockId });
      expect(await countRows('webhook_events')).toBe(0);
    },
  );

  it('tells it nothing once the owner has ended its access', async () => {
    const { owner, lockId } = await lockedForPartner();
    await query('UPDATE partner_locks SET access_ended_at = now()');
    await buildAlert(owner, { lockId });
    expect(await countRows('webhook_events')).toBe(0);
  });

  it('leaves no event of a change that was taken back', async () => {
    const { owner, lockId } = await lockedForPartner();
    await buildAlert(owner, { lockId, subject: 'one' });
    const over = {
      userId: owner.user.id,
      kind: 'recording.matched',
      subject: 'one',
      reason: 'Over.',
    } as const;
    const undone = transaction(async (tx) => {
      await settleAlert(tx, over);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await types()).toEqual(['alert.created']);
  });
});
