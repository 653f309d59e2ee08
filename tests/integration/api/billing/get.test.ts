import { GET } from '@/app/api/billing/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { writePayment } from '@/tests/support/billing';
import { callRoute } from '@/tests/support/http';

const get = (as: Person | null, search = '') => callRoute(GET, { url: `/api/billing${search}`, as });

describe('GET /api/billing', () => {
  it('is for nobody who is not signed in', async () => {
    expect((await get(null)).status).toBe(401);
  });

  it('gives the payments of whoever asks', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const id = await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });

    expect((await get(owner)).body).toEqual({
      payments: [
        {
          id,
          paidAt: '2026-01-01T10:00:00.000Z',
          what: 'Property deed protection',
          about: 'A credit for the next property',
          amountCents: 9_900,
          currency: 'usd',
          way: 'card',
          standing: 'paid',
          refundedCents: 0,
          refundedAt: null,
          dispute: null,
          href: `/payment/success?service=deedguard&payment=${id}`,
          receiptHref: `/api/payments/${id}/receipt`,
        },
      ],
      next: null,
    });
    expect((await get(other)).body).toEqual({ payments: [], next: null });
  });

  it('gives those of a year as CSV', async () => {
    const owner = await createOwner();
    const id = await writePayment(owner, { paidAt: '2026-01-01T10:00:00Z' });
    await writePayment(owner, { paidAt: '2025-01-01T10:00:00Z' });

    const answer = await get(owner, '?format=csv&year=2026');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payments.csv"');
    expect(answer.text).toBe(
      'paidAt,what,about,amount,currency,paidWith,state,paidBack,paidBackAt,id\r\n' +
        `2026-01-01T10:00:00.000Z,Property deed protection,A credit for the next property,99.00,usd,card,paid,0.00,,${id}\r\n`,
    );
  });

  it.each([
    '?year=soon',
    '?year=20261',
    '?after=x',
    `?after=2026-13-01T10:00:00.000Z_${crypto.randomUUID()}`,
    "?after=2026-01-01T10:00:00.000Z_'",
  ])('refuses %s', async (search) => {
    expect((await get(await createOwner(), search)).status).toBe(422);
  });
});
