import { POST as refund } from '@/app/api/deedguard/locked-deeds/[id]/refund/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { readLock, releaseLock } from '@/tests/support/locks';
import { listAudit, snapshot } from '@/tests/support/rows';

const post = (as: { cookie: string } | null, id: string) =>
  callRoute(refund, {
    method: 'POST',
    url: `/api/deedguard/locked-deeds/${id}/refund`,
    params: { id },
    as,
  });
const readRefund = async (paymentId: string) =>
  (await query('SELECT refund_status::text, lock_id FROM payments WHERE id = $1', [paymentId]))[0];

async function buildPaidLock(owner: Person) {
  const lock = await buildLock(owner, lockInput({ propertyAddress: '12 Main St, Austin, TX 78701' }));
  const { paymentId } = await buildPaidPayment(owner, { lockId: lock.id });
  return { ...lock, paymentId };
}

describe('POST /api/deedguard/locked-deeds/{id}/refund, of a demo payment', () => {
  it('ends the lock, enters that in the log, and tells the owner that no money had moved', async () => {
    const owner = await createOwner();
    const lock = await buildPaidLock(owner);
    const mails = `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'notification-mail'`;
    const [before] = await query<{ count: number }>(mails);
    const answer = await post(owner, lock.id);

    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ refund: 'succeeded' });
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', release_reason: 'refund' });
    expect(await readRefund(lock.paymentId)).toEqual({ refund_status: 'succeeded', lock_id: lock.id });
    const [entry] = await query<{ record: string }>(
      'SELECT record FROM log_openings ORDER BY index DESC LIMIT 1',
    );
    expect(JSON.parse(entry!.record)).toMatchObject({
      type: 'deed.released',
      lockId: lock.id,
      reason: 'refund',
    });
    expect((await listAudit(lock.paymentId)).slice(-2)).toEqual([
      {
        type: 'payment.refund_asked',
        actor_id: owner.user.id,
        subject_id: lock.paymentId,
        data: { lockId: lock.id },
      },
      { type: 'payment.refunded', actor_id: null, subject_id: lock.paymentId, data: {} },
    ]);
    const notices = await query<{ title: string; message: string }>(
      `SELECT title, message FROM notifications WHERE type = 'payment.refund_asked'`,
    );
    expect(notices).toEqual([
      {
        title: 'Demo payment taken back',
        message:
          'The lock on 12 Main St, Austin, TX 78701 has ended. The demo payment was taken back: no money moved.',
      },
    ]);
    expect(await query(mails)).toEqual([{ count: before!.count + 1 }]);
  });

  it('is one refund when it is asked twice at the same moment', async () => {
    const owner = await createOwner();
    const lock = await buildPaidLock(owner);
    const answers = await Promise.all([post(owner, lock.id), post(owner, lock.id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await query(`SELECT 1 FROM notifications WHERE type = 'payment.refund_asked'`)).toHaveLength(1);
    expect(await query(`SELECT 1 FROM log_openings WHERE record LIKE '%deed.released%'`)).toHaveLength(1);
    const before = await snapshot();
    const later = await post(owner, lock.id);
    expect(later.status).toBe(409);
    expect(later.body).toEqual({ message: 'This refund has already been requested.', code: 'conflict' });
    expect(await snapshot()).toEqual(before);
  });

  it('gives the money of a lock back that its owner has released', async () => {
    const owner = await createOwner();
    const lock = await buildPaidLock(owner);
    await releaseLock(owner, lock);

    expect((await post(owner, lock.id)).status).toBe(202);
    expect(await readLock(lock.id)).toMatchObject({ status: 'released', release_reason: 'owner' });
    const [notice] = await query<{ message: string }>(
      `SELECT message FROM notifications WHERE type = 'payment.refund_asked'`,
    );
    expect(notice?.message).toBe(
      'The lock on 12 Main St, Austin, TX 78701 had ended before. The demo payment was taken back: no money moved.',
    );
  });

  it('refuses a lock that is not paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await post(owner, lock.id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'This was not paid, so there is nothing to pay back.' });
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });

  it('refuses it once the thirty days are over', async () => {
    const owner = await createOwner();
    const lock = await buildPaidLock(owner);
    await query(`UPDATE payments SET succeeded_at = succeeded_at - interval '30 days 1 minute'`);
    const before = await snapshot();
    const answer = await post(owner, lock.id);

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'The 30 days for getting the money back have passed.' });
    expect(await snapshot()).toEqual(before);
  });

  it('asks a guarded account for a confirmation first', async () => {
    const owner = await createOwner();
    const lock = await buildPaidLock(owner);
    await guardWithPin(owner);
    const answer = await post(owner, lock.id);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['somebody else', createOwner, 404],
    ['an admin', createAdmin, 404],
  ])('refuses %s', async (_, who, status) => {
    const lock = await buildPaidLock(await createOwner());
    const answer = await post(await who(), lock.id);
    expect(answer.status).toBe(status);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });
});
