import { GET as listDeeds } from '@/app/api/deedguard/locked-deeds/route';
import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import type { LockedDeed, LockedDeedReceipt } from '@/lib/deeds/schema';
import { createOwner, type Person } from '@/tests/support/actors';
import { readAlerts } from '@/tests/support/alerts';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { listAudit } from '@/tests/support/rows';

const home = lockInput({ propertyAddress: '12 Main St, Austin, TX 78701' });
const spelled = lockInput({ propertyAddress: '12 main street, Austin, Texas 78701', ownerName: 'Eve Other' });
const post = (as: Person, body: unknown) =>
  callRoute(lockDeed, { method: 'POST', url: '/api/deedguard/lock-deed', as, body });
const readContested = async (as: Person) => {
  const { body } = await callRoute(listDeeds, { url: '/api/deedguard/locked-deeds', as });
  return (body as LockedDeed[]).map(({ status, contested }) => ({ status, contested }));
};
const listRecords = () =>
  query<{ type: string; record: string }>(
    `SELECT record::jsonb->>'type' AS type, record FROM log_openings ORDER BY index`,
  );
const countNotices = (type: string) =>
  query(`SELECT user_id, count(*)::int FROM notifications WHERE type = $1 GROUP BY user_id`, [type]);
const live = { status: 'due', contested: true };

describe('POST /api/deedguard/lock-deed, for a home that another account has locked', () => {
  afterEach(releaseClock);

  it('locks it, marks both locks in the log, and tells both owners without naming the other', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const first = await buildLock(ada, home);
    const answer = await post(eve, spelled);

    expect(answer.status).toBe(201);
    const second = answer.body as LockedDeedReceipt;
    expect(second.message).toContain('Someone else has locked this property too');
    expect(await readContested(ada)).toEqual([live]);
    expect(await readContested(eve)).toEqual([live]);

    const records = await listRecords();
    expect(records.map(({ type }) => type)).toEqual([
      'deed.locked',
      'deed.locked',
      'lock.contested',
      'lock.contested',
    ]);
    expect(JSON.parse(records[2]!.record)).toEqual({
      type: 'lock.contested',
      lockId: first.id,
      lockIndex: 0,
      propertyAddress: '12 Main St, Austin, TX 78701',
      contestedAt: expect.any(String),
    });
    expect(records[2]!.record).not.toContain(second.id);
    expect(await query('SELECT lock_id, log_index, ended_at FROM lock_contests ORDER BY log_index')).toEqual([
      { lock_id: first.id, log_index: 2, ended_at: null },
      { lock_id: second.id, log_index: 3, ended_at: null },
    ]);
    const notices = await query<{ user_id: string; message: string }>(
      `SELECT user_id, message FROM notifications WHERE type = 'deed.contested'`,
    );
    expect(notices.map(({ user_id }) => user_id).sort()).toEqual([ada.user.id, eve.user.id].sort());
    for (const { message } of notices) expect(message).not.toMatch(/Eve|Ada|Lovelace/);
    expect(await query(`SELECT name FROM pgboss.job WHERE name = 'notification-mail'`)).toHaveLength(2);
    expect((await listAudit(first.id)).at(-1)).toMatchObject({ type: 'deed.contested', actor_id: null });
  });

  it('contests both exactly once when two accounts lock it at the same moment', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const answers = await Promise.all([post(ada, home), post(eve, spelled)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await readContested(ada)).toEqual([live]);
    expect(await readContested(eve)).toEqual([live]);
    expect((await countNotices('deed.contested')).map((row) => (row as { count: number }).count)).toEqual([
      1, 1,
    ]);
    expect(await query('SELECT 1 FROM lock_contests')).toHaveLength(2);
  });

  it('locks it once when one account asks twice at the same moment', async () => {
    const ada = await createOwner();
    const answers = await Promise.all([post(ada, home), post(ada, spelled)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await readContested(ada)).toEqual([{ status: 'due', contested: false }]);
  });

  it('tells all three of a third, and marks only the new one', async () => {
    const owners = [await createOwner(), await createOwner(), await createOwner()];
    for (const owner of owners) await buildLock(owner, home);

    expect((await listRecords()).filter(({ type }) => type === 'lock.contested')).toHaveLength(3);
    expect(await countNotices('deed.contested')).toHaveLength(3);
  });
});

describe('POST /api/deedguard/lock-deed, again and again for the home of somebody else', () => {
  it('stops after three locks in a day, so that nobody fills a mailbox and a history', async () => {
    holdClock();
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildLock(ada, home);
    for (let count = 0; count < 3; count += 1) {
      const answer = await post(eve, spelled);
      expect(answer.status).toBe(201);
      await releaseLock(eve, answer.body as LockedDeedReceipt);
    }
    const before = await listRecords();
    const refused = await post(eve, spelled);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await listRecords()).toEqual(before);
    advanceClock({ minutes: 24 * 60 + 1 });
    expect((await post(eve, spelled)).status).toBe(201);
    releaseClock();
  });
});

describe('a contested lock', () => {
  afterEach(releaseClock);

  it('is no longer contested once it is the only one left, and its owner is told', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const first = await buildLock(ada, home);
    const second = await buildLock(eve, spelled);
    await releaseLock(eve, second);

    expect(await readContested(ada)).toEqual([{ status: 'due', contested: false }]);
    expect(await readContested(eve)).toEqual([{ status: 'released', contested: false }]);
    expect(await countNotices('deed.uncontested')).toEqual([{ user_id: ada.user.id, count: 1 }]);
    expect((await listRecords()).at(-1)).toMatchObject({ type: 'lock.uncontested' });
    expect(
      await query(
        'SELECT lock_id, ended_at IS NULL AS open, end_log_index FROM lock_contests ORDER BY log_index',
      ),
    ).toEqual([
      { lock_id: first.id, open: false, end_log_index: 5 },
      { lock_id: second.id, open: false, end_log_index: null },
    ]);
  });

  it('stays contested while two others are left', async () => {
    const owners = [await createOwner(), await createOwner(), await createOwner()];
    const locks = [];
    for (const owner of owners) locks.push(await buildLock(owner, home));
    await releaseLock(owners[0]!, locks[0]!);

    expect(await readContested(owners[1]!)).toEqual([live]);
    expect(await countNotices('deed.uncontested')).toEqual([]);
  });

  it('is settled by the end of an unpaid one', async () => {
    holdClock();
    const [ada, eve] = [await createOwner(), await createOwner()];
    const first = await buildLock(ada, home);
    await buildPaidPayment(ada, { lockId: first.id });
    await buildLock(eve, spelled);
    advanceClock({ days: 7 });
    await releaseOverdueLocks();

    expect(
      await query(
        'SELECT status::text, contested_at IS NOT NULL AS contested FROM deed_locks WHERE id = $1',
        [first.id],
      ),
    ).toEqual([{ status: 'paid', contested: false }]);
  });
});

describe('the alert about a contested lock', () => {
  afterEach(releaseClock);

  it('is there for both, is said once, and ends with the contest, as does what was said', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildLock(ada, home);
    const second = await buildLock(eve, spelled);
    for (const [person, address] of [
      [ada, '12 Main St, Austin, TX 78701'],
      [eve, '12 Main Street, Austin, TX 78701'],
    ] as const) {
      expect(await readAlerts(person)).toMatchObject([
        {
          kind: 'lock.contested',
          level: 'HIGH',
          status: 'active',
          title: `Another account has locked ${address} too`,
        },
      ]);
    }
    expect(await countNotices('alert.raised')).toEqual([]);

    await releaseLock(eve, second);
    expect(await readAlerts(ada)).toMatchObject([
      { status: 'resolved', resolved_reason: 'No other account still has the property locked.' },
    ]);
    expect(await countNotices('deed.contested')).toEqual([]);
    expect(await countNotices('deed.uncontested')).toEqual([{ user_id: ada.user.id, count: 1 }]);
  });

  it('comes again with another contest', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildLock(ada, home);
    holdClock('2026-11-20T15:00:00Z');
    await releaseLock(eve, await buildLock(eve, spelled));
    advanceClock({ minutes: 1 });
    await buildLock(eve, spelled);
    expect((await readAlerts(ada)).map(({ status }) => status).sort()).toEqual(['active', 'resolved']);
  });
});

describe('a lock that is contested again and again within a day', () => {
  afterEach(releaseClock);

  it('is told and alerted of three times, and shows each', async () => {
    holdClock('2026-11-20T15:00:00Z');
    const [ada, ...others] = [await createOwner(), await createOwner(), await createOwner()];
    const first = await buildLock(ada, home);
    for (const round of [0, 1, 2, 3]) {
      const other = others[round % 2]!;
      const second = await buildLock(other, spelled);
      await buildPaidPayment(other, { lockId: second.id });
      if (round < 3) await releaseLock(other, second);
      advanceClock({ minutes: 1 });
    }
    expect(await readAlerts(ada)).toHaveLength(3);
    expect(await countNotices('deed.uncontested')).toEqual([{ user_id: ada.user.id, count: 2 }]);
    const shown = await query('SELECT contested_at IS NOT NULL AS contested FROM deed_locks WHERE id = $1', [
      first.id,
    ]);
    expect(shown).toEqual([{ contested: true }]);
  });
});

describe('POST /api/deedguard/lock-deed of homes of others, without paying', () => {
  it('is refused for the fourth, and open again once one is paid for', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const homes = [1, 2, 3, 4].map((number) =>
      lockInput({ propertyAddress: `${number}01 Elm St, Austin, TX 78701` }),
    );
    for (const each of homes) await buildLock(ada, each);
    const statuses = [];
    for (const each of homes) statuses.push((await post(eve, each)).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    expect((await post(eve, homes[3])).body).toEqual({
      code: 'conflict',
      message:
        'Someone else has locked this property too, and you already have 3 unpaid locks on contested properties. Please pay for one of them or release it, then lock this property.',
    });
    expect((await post(eve, lockInput({ propertyAddress: '900 Oak St, Austin, TX 78701' }))).status).toBe(
      201,
    );
    await query(
      `UPDATE deed_locks SET status = 'paid', paid_at = now() WHERE owner_id = $1 AND contested_at IS NOT NULL
       AND id = (SELECT id FROM deed_locks WHERE owner_id = $1 ORDER BY created_at LIMIT 1)`,
      [eve.user.id],
    );
    expect((await post(eve, homes[3])).status).toBe(201);
  });
});
