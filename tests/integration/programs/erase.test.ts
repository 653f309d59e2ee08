import { GET as getOne } from '@/app/api/v1/properties/[property_id]/route';
import { POST as report } from '@/app/api/v1/fraud/report/route';
import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { changeFraudCase } from '@/lib/fraud/commands/close';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { agreedLock, askToLock, lockCall } from '@/tests/support/partner-locks';

describe('an owner who deletes the account', () => {
  it('is in nothing that a partner asked, agreed or not, and the partner sees it no longer', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const owner = await createOwner();
    const { id } = await agreedLock(headers, owner);
    const told = { property_id: id, alert_type: 'other', confidence: 0.5, note: 'Something of Ada' };
    await callRoute(report, { method: 'POST', url: '/api/v1/fraud/report', headers, body: told });
    await askToLock(headers, lockCall(owner, { property_address: '9 Oak Ave, Austin, TX 78701' }));
    await query("UPDATE deed_locks SET payment_due_at = now() - interval '1 minute'");
    await releaseOverdueLocks();
    const [{ number } = { number: '' }] = await query<{ number: string }>('SELECT number FROM fraud_cases');
    await changeFraudCase((await createAdmin()).actor, number, { status: 'closed', note: 'Looked into.' });
    const params = { userId: owner.user.id };
    const answer = await callRoute(deleteAccount, {
      method: 'DELETE',
      url: `/api/users/${owner.user.id}`,
      params,
      as: owner,
      body: { password: testPassword },
    });

    expect(answer.status).toBe(204);
    const locks = await query('SELECT * FROM partner_locks');
    expect(locks).toMatchObject([{ id, property_address: 'Erased', owner_name: 'Erased', reference: null }]);
    const cases = await query('SELECT * FROM fraud_cases');
    expect(cases).toMatchObject([{ property_address: 'Erased', details: '' }]);
    for (const trace of [owner.user.email, '12 Main St', 'Lovelace']) {
      expect(JSON.stringify(locks)).not.toContain(trace);
    }
    expect((await callRoute(getOne, { headers, params: { property_id: id } })).status).toBe(404);
  });
});
