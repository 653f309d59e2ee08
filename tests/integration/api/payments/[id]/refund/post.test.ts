import { POST as refund } from '@/app/api/payments/[id]/refund/route';
import { GET as receipt } from '@/app/api/payments/[id]/receipt/route';
import { GET as listPayments } from '@/app/api/payments/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';
import { snapshot } from '@/tests/support/rows';

type Caller = { cookie: string } | null;
const post = (as: Caller, id: string) =>
  callRoute(refund, { method: 'POST', url: `/api/payments/${id}/refund`, params: { id }, as });
const download = (as: Caller, id: string) =>
  callRoute(receipt, { url: `/api/payments/${id}/receipt`, params: { id }, as });

describe('POST /api/payments/{id}/refund, of a credit', () => {
  it('gives it back, and no lock is paid with it any more', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPaidPayment(owner);
    const answer = await post(owner, paymentId);

    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ refund: 'succeeded' });
    const lock = await buildLock(owner);
    expect(lock.message).toContain('Please pay within 7 days');
    expect((await post(owner, paymentId)).status).toBe(409);
  });

  it('is given back once, however often it is asked for', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPaidPayment(owner);
    const answers = await Promise.all([post(owner, paymentId), post(owner, paymentId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);

    const before = await snapshot();
    expect(await post(owner, paymentId)).toMatchObject({
      status: 409,
      body: { message: 'This refund has already been requested.', code: 'conflict' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('is either given back or used when a lock is made at the same moment, and takes a lock that was quicker with it', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPaidPayment(owner);
    const [answer, lock] = await Promise.all([post(owner, paymentId), buildLock(owner)]);

    const isUsed = lock.message.includes('paid with your credit');
    const isGivenBack = answer.status === 202;
    expect(answer.status).toBe(isGivenBack ? 202 : 409);
    expect(isUsed || isGivenBack).toBe(true);
    expect(
      await query(
        `SELECT refund_status IS NOT NULL AS back, lock_id IS NOT NULL AS covers,
          (SELECT release_reason::text FROM deed_locks) AS reason FROM payments`,
      ),
    ).toEqual([{ back: isGivenBack, covers: isUsed, reason: isUsed && isGivenBack ? 'refund' : null }]);
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['somebody else', createOwner, 404],
  ])('refuses %s', async (_, who, status) => {
    const { paymentId } = await buildPaidPayment(await createOwner());
    expect((await post(await who(), paymentId)).status).toBe(status);
  });
});

describe('GET /api/payments', () => {
  afterEach(releaseClock);

  it('lists what the account paid, with until when the money goes back', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const { paymentId } = await buildPaidPayment(owner, { lockId: lock.id });
    await buildPaidPayment(await createOwner());
    const answer = await callRoute(listPayments, { url: '/api/payments', as: owner });

    expect(answer.body).toEqual([
      {
        id: paymentId,
        provider: 'demo',
        amount: 99,
        paidAt: '2026-11-20T15:00:00.000Z',
        lockId: lock.id,
        property: '12 Main St, Austin, TX 78701',
        refund: null,
        refundAskedAt: null,
        refundedAt: null,
        refundableUntil: '2026-12-20T15:00:00.000Z',
      },
    ]);
  });
});

describe('GET /api/payments/{id}/receipt', () => {
  it('is a PDF with amount, date, payer, property and how it was paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const { paymentId } = await buildPaidPayment(owner, { lockId: lock.id });
    const answer = await download(owner, paymentId);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const words = (await textOfPages(answer.bytes)).join(' ').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Receipt (demo)',
      '$99.00',
      '12 Main St, Austin, TX 78701',
      '@example.com',
      'no money moved',
      paymentId,
    ]) {
      expect(words).toContain(part);
    }
  });

  it('says that a demo payment was taken back, and not that money was paid back', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPaidPayment(owner);
    await post(owner, paymentId);
    const words = (await textOfPages((await download(owner, paymentId)).bytes)).join(' ');
    expect(words).toContain('Taken back (demo)');
    expect(words).not.toContain('Paid back');
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['somebody else', createOwner, 404],
  ])('refuses %s', async (_, who, status) => {
    const { paymentId } = await buildPaidPayment(await createOwner());
    expect((await download(await who(), paymentId)).status).toBe(status);
  });
});
