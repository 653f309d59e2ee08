import '@/tests/support/with-stripe';
import { POST as confirm } from '@/app/api/payments/demo/[id]/confirm/route';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

describe('POST /api/payments/demo/{id}/confirm, where Stripe is set up', () => {
  it('does not exist, also for a payment that was opened before', async () => {
    const owner = await createOwner();
    const id = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';
    await query(
      `INSERT INTO payments (id, user_id, provider, amount_cents, service, created_at)
       VALUES ($1, $2, 'demo', 9900, 'deedguard', now())`,
      [id, owner.user.id],
    );
    const answer = await callRoute(confirm, { method: 'POST', params: { id }, as: owner });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'There is no such payment.', code: 'not_found' });
    expect(await query('SELECT status::text FROM payments')).toEqual([{ status: 'open' }]);
  });
});
