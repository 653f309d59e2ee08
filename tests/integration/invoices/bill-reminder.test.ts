import { PATCH } from '@/app/api/requests/[id]/route';
import { issueInvoice } from '@/lib/invoices/commands/edit';
import { invoiceRequest } from '@/lib/invoices/commands/invoices';
import { remindOfBill } from '@/lib/invoices/commands/remind';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { stopListening } from '@/lib/platform/events';
import { createOwner } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listJobs } from '@/tests/support/requests';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const completedAt = '2026-11-19T15:04:05.678Z';
/** A day later. */
const at = '2026-11-20T15:04:05.678Z';

type Notice = { id: string; user_id: string; title: string; message: string; href: string };
const listNotices = () =>
  query<Notice>(
    `SELECT id, user_id, title, message, href FROM notifications WHERE type = 'request.bill_reminded'`,
  );

async function buildCompleted({ isDemo = false } = {}) {
  const [client, notary] = [await createOwner(), await buildNotary({ isDemo })];
  return { client, notary, id: await writeVisit(client, notary, { completedAt }) };
}

async function complete({ isDemo = false } = {}) {
  const [client, notary] = [await createOwner(), await buildNotary({ isDemo })];
  const { id } = await writeRequest(client, {
    notary_id: notary.actor.id,
    status: 'in_progress',
    started_at: at,
    arrived_at: at,
  });
  const body = { status: 'completed' };
  const answer = await callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/requests/${id}`,
    params: { id },
    as: notary,
    body,
  });
  expect(answer.status).toBe(200);
  return id;
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('the reminder of a bill', () => {
  it('is asked for when a visit is completed, for 24 hours later', async () => {
    const id = await complete();
    const jobs = await query<{ data: unknown; start_after: Date }>(
      `SELECT jsonb_build_object('id', data->'id') AS data, start_after FROM pgboss.job WHERE name = 'bill-reminder'`,
    );
    expect(jobs).toEqual([{ data: { id }, start_after: new Date('2026-11-21T15:04:05.678Z') }]);
  });

  it('is not asked for where a demo notary came', async () => {
    await complete({ isDemo: true });
    expect(await listJobs('bill-reminder')).toEqual([]);
  });

  it('tells the notary once, by notice and one email, and stays in the audit trail', async () => {
    const { notary, id } = await buildCompleted();
    expect(await remindOfBill(id)).toEqual({ reminded: true });
    const before = await snapshot();
    expect(await remindOfBill(id)).toEqual({ reminded: false });
    expect(await snapshot()).toEqual(before);

    const [notice, ...others] = await listNotices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      user_id: notary.actor.id,
      title: 'A visit has no bill yet',
      message:
        'Legal: Deed: you completed this visit on November 19, 2026 (UTC), and Ada has no bill for it yet. The agreed total is $105.00. “Send the bill” is on the page of the request.',
      href: `/requests/${id}`,
    });
    expect(await listAudit(id)).toEqual([
      { type: 'request.bill_reminded', actor_id: null, subject_id: id, data: {} },
    ]);
    expect(await listJobs('notification-mail')).toEqual([notice!.id]);
    await mailNotification(notice!.id);
    await mailNotification(notice!.id);
    expect(await query('SELECT to_address, subject FROM mails')).toEqual([
      { to_address: notary.user.email, subject: 'A visit has no bill yet' },
    ]);
  });

  it('goes out once when two workers run at the same moment', async () => {
    const { id } = await buildCompleted();
    const done = await Promise.all([remindOfBill(id), remindOfBill(id)]);
    expect(done.filter(({ reminded }) => reminded)).toHaveLength(1);
    expect(await listNotices()).toHaveLength(1);
  });

  it('comes also where the bill is a draft still', async () => {
    const { notary, id } = await buildCompleted();
    await invoiceRequest(notary.actor, id);
    expect(await remindOfBill(id)).toEqual({ reminded: true });
  });

  it.each(['sent', 'paid', 'void'])('does not come where the bill is %s', async (status) => {
    const { notary, id } = await buildCompleted();
    await invoiceRequest(notary.actor, id);
    await query(
      `UPDATE invoices SET status = $1::"InvoiceStatus", sent_at = now(),
         paid_at = CASE WHEN $1 = 'paid' THEN now() END, payment_method = CASE WHEN $1 = 'paid' THEN 'manual'::"InvoicePaymentMethod" END,
         voided_at = CASE WHEN $1 = 'void' THEN now() END`,
      [status],
    );
    expect(await remindOfBill(id)).toEqual({ reminded: false });
    expect(await countRows('notifications')).toBe(0);
  });

  it('does not come for a demo, nor for a visit that is gone', async () => {
    const { id } = await buildCompleted({ isDemo: true });
    expect(await remindOfBill(id)).toEqual({ reminded: false });
    expect(await remindOfBill('00000000-0000-4000-8000-000000000000')).toEqual({ reminded: false });
  });

  it('is taken back, by email too, once the bill is sent', async () => {
    const { notary, id } = await buildCompleted();
    await remindOfBill(id);
    const [notice] = await listNotices();
    const { invoice } = await invoiceRequest(notary.actor, id);
    expect(await listNotices()).toHaveLength(1);
    await issueInvoice(notary.actor, invoice.id);
    expect(await listNotices()).toEqual([]);
    expect(await mailNotification(notice!.id)).toEqual({ sent: false });
  });
});
