import { randomUUID } from 'node:crypto';
import { POST as release } from '@/app/api/deedguard/locked-deeds/[id]/release/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { readLock } from '@/tests/support/locks';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: { cookie: string } | null, id: string, body: unknown, headers = {}) =>
  callRoute(release, {
    method: 'POST',
    url: `/api/deedguard/locked-deeds/${id}/release`,
    params: { id },
    as,
    body,
    headers,
  });
const wrongCode = 'This is not the unlock code of this property.';
const notFound = { message: 'There is no such lock.', code: 'not_found' };

describe('POST /api/deedguard/locked-deeds/{id}/release, as the owner', () => {
  afterEach(releaseClock);

  it('releases the lock with its code, as its own entry in the log', async () => {
    holdClock();
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    advanceClock({ minutes: 5 });
    const answer = await post(owner, lock.id, { unlockCode: lock.unlockCode });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message: 'The lock is released. The release is in the evidence log.',
      logIndex: 1,
    });
    expect(await readLock(lock.id)).toEqual({
      status: 'released',
      paid_at: null,
      released_at: new Date('2026-11-20T15:09:05.678Z'),
      release_reason: 'owner',
    });
    expect(await query('SELECT log_index, release_log_index FROM deed_locks')).toEqual([
      { log_index: 0, release_log_index: 1 },
    ]);
    const [opening] = await query<{ record: string }>('SELECT record FROM log_openings WHERE index = 1');
    expect(JSON.parse(opening!.record)).toEqual({
      type: 'deed.released',
      lockId: lock.id,
      lockIndex: 0,
      propertyAddress: '12 Main St, Austin, TX 78701',
      ownerName: 'Ada Lovelace',
      reason: 'owner',
      releasedAt: '2026-11-20T15:09:05.678Z',
    });
    expect((await listAudit(lock.id)).at(-1)).toEqual({
      type: 'deed.released',
      actor_id: owner.user.id,
      subject_id: lock.id,
      data: { reason: 'owner' },
    });
    // By email too: somebody who took the account over could release as well.
    expect(await query('SELECT user_id, type::text, message FROM notifications')).toEqual([
      {
        user_id: owner.user.id,
        type: 'deed.released',
        message:
          'The lock on 12 Main St, Austin, TX 78701 ended because it was released with its unlock code. If that was not you, log out everywhere and set a PIN or a passkey, then lock the property again.',
      },
    ]);
    expect(await query("SELECT name FROM pgboss.job WHERE name = 'notification-mail'")).toHaveLength(1);
  });

  it('reads the code as people type it', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const typed = ` ${lock.unlockCode.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await post(owner, lock.id, { unlockCode: typed })).status).toBe(200);
  });

  it('knows the lock by its id in capitals', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    expect((await post(owner, lock.id.toUpperCase(), { unlockCode: lock.unlockCode })).status).toBe(200);
  });

  it.each([
    ['another code', 'ZZZZ-ZZZZ-ZZZZ'],
    ['a part of a code', 'ZZZZ'],
    ['a code in other letters', '١٢٣٤-٥٦٧٨-٩٠١٢'],
  ])('refuses %s and changes nothing', async (_, unlockCode) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const before = await snapshot();
    const answer = await post(owner, lock.id, { unlockCode });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ message: wrongCode, code: 'forbidden', fields: { unlockCode: wrongCode } });
    expect(await snapshot()).toEqual(before);
  });

  it('refuses the code of another lock of the same owner', async () => {
    const owner = await createOwner();
    const [lock, other] = [await buildLock(owner), await buildLock(owner)];
    expect((await post(owner, lock.id, { unlockCode: other.unlockCode })).status).toBe(403);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });

  it('stops after five tries in an hour for one lock, also for the right code', async () => {
    holdClock('2026-11-20T15:30:00.000Z');
    const owner = await createOwner();
    const [lock, other] = [await buildLock(owner), await buildLock(owner)];
    for (let i = 0; i < 5; i += 1) {
      expect((await post(owner, lock.id, { unlockCode: 'ZZZZ-ZZZZ-ZZZZ' })).status).toBe(403);
    }
    const sixth = await post(owner, lock.id, { unlockCode: lock.unlockCode });
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1800');
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });

    expect((await post(owner, other.id, { unlockCode: other.unlockCode })).status).toBe(200);
    advanceClock({ minutes: 30 });
    expect((await post(owner, lock.id, { unlockCode: lock.unlockCode })).status).toBe(200);
  });

  it('refuses a lock that was released already', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await post(owner, lock.id, { unlockCode: lock.unlockCode });
    const before = await snapshot();
    const again = await post(owner, lock.id, { unlockCode: lock.unlockCode });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ message: 'This lock has already been released.', code: 'conflict' });
    expect(await snapshot()).toEqual(before);
  });

  it('releases once when asked twice at once', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const body = { unlockCode: lock.unlockCode };
    const answers = await Promise.all([post(owner, lock.id, body), post(owner, lock.id, body)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await countRows('log_entries')).toBe(2);
  });

  it.each([
    ['no code', {}],
    ['an empty code', { unlockCode: ' ' }],
    ['an overlong code', { unlockCode: 'A'.repeat(41) }],
    ['a code that is not text', { unlockCode: 7 }],
  ])('refuses %s', async (_, body) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await post(owner, lock.id, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { unlockCode: 'Please enter the unlock code.' } });
  });

  it('refuses a page of another site', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const body = { unlockCode: lock.unlockCode };
    expect((await post(owner, lock.id, body, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await readLock(lock.id)).toMatchObject({ status: 'due' });
  });
});

describe('POST /api/deedguard/locked-deeds/{id}/release, as somebody else', () => {
  it.each([createOwner, createAdmin])('answers as if there were no such lock', async (create) => {
    const lock = await buildLock(await createOwner());
    const before = await snapshot();
    const other = await create();
    const answers = [
      await post(other, lock.id, { unlockCode: lock.unlockCode }),
      await post(other, randomUUID(), { unlockCode: lock.unlockCode }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(notFound);
    }
    await query('DELETE FROM users WHERE id = $1', [other.user.id]);
    expect(await snapshot()).toEqual(before);
  });

  it('answers a visitor 401', async () => {
    const lock = await buildLock(await createOwner());
    expect((await post(visitor, lock.id, { unlockCode: lock.unlockCode })).status).toBe(401);
  });

  it('answers 404 for what is no id', async () => {
    const answer = await post(await createOwner(), 'latest', { unlockCode: 'A' });
    expect(answer.body).toEqual({ message: 'There is nothing at this address.', code: 'not_found' });
  });
});
