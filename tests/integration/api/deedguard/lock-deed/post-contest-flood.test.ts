import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { countRows, snapshot } from '@/tests/support/rows';
import type { LockedDeedReceipt } from '@/lib/deeds/schema';

const home = lockInput({ propertyAddress: '7001 Bluebonnet Ln, Austin, TX 78701' });
const post = (as: Person, body: unknown = home) =>
  callRoute(lockDeed, { method: 'POST', url: '/api/deedguard/lock-deed', as, body });

const spelled = lockInput({ propertyAddress: '#7001 Blue bonnet, Nowhereville, TX 78701' });

/** Ten accounts of somebody who floods, for a home that its owner may have locked. */
async function flood(): Promise<void> {
  for (let count = 0; count < 10; count += 1)
    await buildLock(await createOwner(), count % 2 ? spelled : home);
}

/** Sessions end within ten days: the locks that are there were made before. */
const makeOld = () => query(`UPDATE deed_locks SET created_at = created_at - interval '10 days'`);

beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
afterEach(releaseClock);

describe('POST /api/deedguard/lock-deed, for a home that many accounts have locked today', () => {
  it('is refused after the tenth, with the way that stays open, and changes nothing', async () => {
    await flood();
    const late = await createOwner();
    advanceClock({ minutes: 4 * 60 });
    const before = await snapshot();
    const answer = await post(late);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      code: 'rate_limited',
      message:
        'Other accounts have locked this property 10 times within a day. To lock it now, pay first on the page “Pay for deed protection”: a paid lock always goes through. Or wait 20 hours and try again.',
    });
    expect(answer.headers.get('retry-after')).toBe(String(20 * 60 * 60));
    expect(await snapshot()).toEqual(before);

    expect((await post(late, lockInput())).status).toBe(201);
    advanceClock({ minutes: 20 * 60 + 1 });
    expect((await post(late)).status).toBe(201);
  });

  it('never shuts out whoever pays', async () => {
    await flood();
    const owner = await createOwner();
    await buildPaidPayment(owner);
    expect(await post(owner)).toMatchObject({ status: 201 });
    expect(await query(`SELECT status::text FROM deed_locks WHERE owner_id = $1`, [owner.user.id])).toEqual([
      { status: 'paid' },
    ]);
  });

  it('never shuts out whoever has paid for a lock of it before', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, home);
    await buildPaidPayment(owner, { lockId: lock.id });
    await releaseLock(owner, lock);
    await makeOld();
    await flood();
    expect((await post(owner)).status).toBe(201);
  });

  it('counts no lock whose money went back as paid', async () => {
    const other = await createOwner();
    const lock = await buildLock(other, home);
    await buildPaidPayment(other, { lockId: lock.id });
    await query(`UPDATE deed_locks SET status = 'released', released_at = now(), release_reason = 'refund'`);
    await makeOld();
    await flood();
    expect((await post(other)).status).toBe(429);
  });

  it('leaves the last place to one of two who ask at the same moment', async () => {
    for (let count = 0; count < 9; count += 1) await buildLock(await createOwner(), home);
    const [ada, eve] = [await createOwner(), await createOwner()];
    const answers = await Promise.all([post(ada), post(eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect(await countRows('deed_locks')).toBe(10);
  });

  it('leaves the lock that its owner has, however many come after', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, home);
    for (let count = 0; count < 12; count += 1) await post(await createOwner());
    expect(await countRows('deed_locks')).toBe(10);
    const [row] = await query<{ status: string; count: number }>(
      `SELECT status::text, (SELECT count(*)::int FROM notifications WHERE user_id = l.owner_id) AS count
       FROM deed_locks l WHERE id = $1`,
      [lock.id],
    );
    expect(row).toEqual({ status: 'due', count: 9 });
  });

  it('keeps the room of one account as it was: three times a day', async () => {
    await buildLock(await createOwner(), home);
    const eve = await createOwner();
    for (let count = 0; count < 3; count += 1) {
      const answer = await post(eve);
      expect(answer.status).toBe(201);
      await releaseLock(eve, answer.body as LockedDeedReceipt);
    }
    expect(await post(eve)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});
