import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/invoices/[id]/send/route';
import { markPaid, voidInvoice } from '@/lib/invoices/commands/status';
import { limits } from '@/lib/platform/rate-limit';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, readInvoice } from '@/tests/support/invoices';
import { heardOf } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const send = (as: Person | null, id: string, headers?: Record<string, string>) =>
  callRoute(POST, { method: 'POST', url: `/api/invoices/${id}/send`, params: { id }, as, headers });
const noInvoice = { status: 404, body: { message: 'Invoice not found', code: 'not_found' } };

describe('POST /api/invoices/{id}/send by a visitor', () => {
  it('asks to sign in and sends nothing', async () => {
    const { id } = await buildInvoice(await createOwner());
    const before = await snapshot();
    expect(await send(visitor, id)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await snapshot()).toEqual(before);
  });
});

describe('POST /api/invoices/{id}/send by somebody else', () => {
  it.each([
    ["somebody else's invoice", (id: string) => id],
    ['an id that nobody has', () => randomUUID()],
    ['what is no id', () => '1'],
  ])('answers 404 for %s and sends nothing', async (_, choose) => {
    const { id } = await buildInvoice(await createOwner());
    const stranger = await createOwner();
    const before = await snapshot();
    expect(await send(stranger, choose(id))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await snapshot()).toEqual(before);
  });

  it('says the same for a stranger as for an id that nobody has', async () => {
    const { id } = await buildInvoice(await createOwner());
    const stranger = await createOwner();
    expect(await send(stranger, id)).toMatchObject(noInvoice);
    expect(await send(stranger, randomUUID())).toMatchObject(noInvoice);
  });

  it('lets an admin send it', async () => {
    const [issuer, admin] = [await createOwner(), await createAdmin()];
    const { id } = await buildInvoice(issuer);
    expect((await send(admin, id)).status).toBe(200);
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'invoice.sent', actor_id: admin.actor.id });
  });
});

describe('POST /api/invoices/{id}/send by its issuer, without a mail server', () => {
  afterEach(releaseClock);

  it('keeps a preview, and turns the draft into a sent invoice that falls due in 15 days', async () => {
    holdClock('2026-11-20T15:04:05.678Z');
    const issuer = await createOwner();
    const { id, number } = await buildInvoice(issuer);
    const answer = await send(issuer, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ transport: 'preview', previewUrl: `/api/invoices/${id}/mail` });

    const row = await readInvoice(id);
    expect(row).toMatchObject({
      status: 'sent',
      sent_at: new Date('2026-11-20T15:04:05.678Z'),
      last_sent_at: new Date('2026-11-20T15:04:05.678Z'),
      due_at: new Date('2026-12-05T15:04:05.678Z'),
      send_count: 1,
      paid_at: null,
      voided_at: null,
    });
    expect(await query('SELECT id, to_address, subject, transport::text FROM mails')).toEqual([
      {
        id: row.mail_id,
        to_address: 'grace@example.com',
        subject: `Invoice ${number} from Ada Lovelace`,
        transport: 'preview',
      },
    ]);
    expect((await listAudit(id)).filter(({ type }) => type === 'invoice.sent')).toEqual([
      {
        type: 'invoice.sent',
        actor_id: issuer.actor.id,
        subject_id: id,
        data: { from: 'draft', to: 'sent', mailId: row.mail_id, transport: 'preview' },
      },
    ]);
  });

  it('sends it again later, and keeps the day on which it first went out and falls due', async () => {
    holdClock('2026-11-20T15:04:05.678Z');
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await send(issuer, id);
    const first = await readInvoice(id);
    advanceClock({ days: 3 });
    expect((await send(issuer, id)).status).toBe(200);
    const second = await readInvoice(id);
    expect(second).toEqual({
      ...first,
      last_sent_at: new Date('2026-11-23T15:04:05.678Z'),
      send_count: 2,
      mail_id: expect.not.stringMatching(String(first.mail_id)),
    });
    expect(await query('SELECT count(*)::int AS count FROM mails')).toEqual([{ count: 2 }]);
    expect((await listAudit(id)).at(-1)?.data).toMatchObject({ from: 'sent', to: 'sent' });
  });

  it('refuses the eleventh within the hour from one account to one address, which others can still write to', async () => {
    holdClock('2026-11-20T15:48:00.000Z');
    const [first, second] = [await createOwner(), await createOwner()];
    const to = { billTo: { email: 'g@example.com' } };
    for (let count = 0; count < limits.sendInvoiceToOne.max; count += 1) {
      expect((await send(first, (await buildInvoice(first, to)).id)).status).toBe(200);
    }
    const { id } = await buildInvoice(first, to);
    expect(await send(first, id)).toMatchObject({
      status: 429,
      body: {
        message:
          'You sent many invoices to this email address within the hour. Please wait 12 minutes and try again.',
      },
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'draft', send_count: 0 });
    expect((await send(second, (await buildInvoice(second, to)).id)).status).toBe(200);
  });

  it('refuses the same invoice a fourth time within the day', async () => {
    holdClock('2026-11-20T15:48:00.000Z');
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    for (let count = 0; count < limits.sendInvoiceAgain.max; count += 1) {
      expect((await send(issuer, id)).status).toBe(200);
    }
    expect(await send(issuer, id)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('This invoice was sent three times within a day.') as string },
    });
    expect(await readInvoice(id)).toMatchObject({ send_count: 3 });
  });

  it('refuses the invoice after the fortieth within the hour to one address, whoever sends it', async () => {
    holdClock('2026-11-20T15:48:00.000Z');
    const to = (email: string) => ({ billTo: { email } });
    for (let count = 0; count < limits.sendInvoiceTo.max; count += 1) {
      const email = ['g@example.com', 'G@example.com', 'g@Example.com'][count % 3] ?? '';
      const issuer = await createOwner();
      expect((await send(issuer, (await buildInvoice(issuer, to(email))).id)).status).toBe(200);
    }
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, to('g@example.com'));
    expect(await send(issuer, id)).toMatchObject({
      status: 429,
      body: {
        message:
          'Many invoices were sent to this email address within the hour. Please wait 12 minutes and try again.',
        code: 'rate_limited',
      },
    });
    expect(await readInvoice(id)).toMatchObject({ status: 'draft', send_count: 0 });
    expect(await query('SELECT count(*)::int AS count FROM mails')).toEqual([
      { count: limits.sendInvoiceTo.max },
    ]);

    const { id: other } = await buildInvoice(issuer, to('h@example.com'));
    expect((await send(issuer, other)).status).toBe(200);
    advanceClock({ minutes: 12 });
    expect((await send(issuer, id)).status).toBe(200);
  });

  it('refuses the sixty-first sending from one place, whoever sends it', async () => {
    holdClock('2026-11-20T15:48:00.000Z');
    const [first, second] = [await createOwner(), await createOwner()];
    const from = { 'x-socket-address': '203.0.113.7' };
    const nobody = randomUUID();
    for (let sent = 0; sent < 60; sent += 1) await send(sent % 2 ? first : second, nobody, from);
    expect((await send(first, nobody, from)).status).toBe(429);
    expect((await send(first, nobody, { 'x-socket-address': '203.0.113.8' })).status).toBe(404);
  });

  it("tells the issuer's other pages", async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    const topic = `account:${issuer.actor.id}`;
    expect(await heardOf(topic, () => send(issuer, id))).toEqual({ topic, kind: 'invoice', id });
  });

  it('refuses an invoice without an email address, and changes nothing', async () => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer, { billTo: { email: '' } });
    const before = await snapshot();
    const answer = await send(issuer, id);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'This invoice has no email address to send it to.',
      code: 'validation_failed',
      fields: { 'billTo.email': 'This invoice has no email address to send it to.' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['paid', markPaid, 'This invoice is already paid.'],
    ['void', voidInvoice, 'This invoice is void. Please make a new one.'],
  ])('refuses an invoice that is %s, and changes nothing', async (_, end, message) => {
    const issuer = await createOwner();
    const { id } = await buildInvoice(issuer);
    await end(issuer.actor, id);
    const before = await snapshot();
    expect(await send(issuer, id)).toMatchObject({ status: 409, body: { message, code: 'conflict' } });
    expect(await snapshot()).toEqual(before);
  });
});
