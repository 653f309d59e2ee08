import { rekeyLocks } from '@/lib/deeds/commands/rekey';
import { createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { releaseLock } from '@/tests/support/locks';

const nothing = { rekeyed: 0, contested: 0 };
const home = '8695 Lavaca St, Austin, TX 78701';

/** As locks were before there were groups, with the words of their address for a key. */
async function makeOld(id: string, propertyAddress: string): Promise<void> {
  const oldKey = propertyAddress.toLowerCase().replaceAll(',', '');
  await query(
    'UPDATE deed_locks SET property_group = NULL, property_key = $2, property_address = $3 WHERE id = $1',
    [id, oldKey, propertyAddress],
  );
}

async function buildOld(person: Awaited<ReturnType<typeof createOwner>>, propertyAddress: string) {
  const lock = await buildLock(person);
  await makeOld(lock.id, propertyAddress);
  return lock;
}

const readLocks = () =>
  query<{ id: string; property_key: string; contested: boolean; status: string }>(
    `SELECT id, property_key, contested_at IS NOT NULL AS contested, status::text FROM deed_locks
     ORDER BY created_at, log_index`,
  );
const countNotices = (type: string) =>
  query('SELECT user_id, message FROM notifications WHERE type = $1 ORDER BY message', [type]);

describe('the job that reads the addresses of older locks', () => {
  it('contests what turns out to be one property of two accounts, keeps two of one account, and does nothing twice', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildOld(ada, home);
    await buildOld(eve, '#8695 Lavaca St, Austin, TX 78701');
    await buildOld(eve, '8695 Lavaca St, Nowhereville, TX 78701');
    await buildOld(ada, '12 Main St, Austin, TX 78701');

    expect(await rekeyLocks()).toEqual({ rekeyed: 4, contested: 3 });

    const locks = await readLocks();
    expect(locks.map(({ contested, status }) => [contested, status])).toEqual([
      [true, 'due'],
      [true, 'due'],
      [true, 'due'],
      [false, 'due'],
    ]);
    const key = '78701|8695|||lavaca|st|||';
    const ofEve = locks.slice(1, 3).map(({ property_key }) => property_key);
    expect(locks[0]!.property_key).toBe(key);
    expect(ofEve).toContain(key);
    expect(ofEve.find((other) => other !== key)).toMatch(`${key}#`);
    expect(await countNotices('deed.contested')).toHaveLength(3);
    expect(await query(`SELECT name FROM pgboss.job WHERE name = 'notification-mail'`)).toHaveLength(3);
    const records = await query<{ record: string }>('SELECT record FROM log_openings ORDER BY index');
    expect(records.slice(4).map(({ record }) => (JSON.parse(record) as { type: string }).type)).toEqual(
      Array(3).fill('lock.contested'),
    );

    expect(await rekeyLocks()).toEqual(nothing);
    expect(await countNotices('deed.contested')).toHaveLength(3);
  });

  it('does it once when it runs twice at the same moment', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    await buildOld(ada, home);
    await buildOld(eve, '8695 Lavaca, Austin, TX 78701');
    const runs = await Promise.all([rekeyLocks(), rekeyLocks()]);
    expect(runs[0].rekeyed + runs[1].rekeyed).toBe(2);
    expect(await countNotices('deed.contested')).toHaveLength(2);
  });

  it('contests a newer lock, and leaves a contest of before as it is', async () => {
    const [ada, eve, bob] = [await createOwner(), await createOwner(), await createOwner()];
    const first = await buildLock(ada, { propertyAddress: home });
    const second = await buildLock(eve, { propertyAddress: home });
    for (const { id } of [first, second]) await makeOld(id, home);
    await buildLock(bob, { propertyAddress: '08695 Lavaca St, Austin, TX 78701' });

    expect(await rekeyLocks()).toEqual({ rekeyed: 2, contested: 1 });
    expect((await readLocks()).map(({ contested }) => contested)).toEqual([true, true, true]);
    expect(await countNotices('deed.uncontested')).toEqual([]);
    expect(await query('SELECT 1 FROM lock_contests')).toHaveLength(3);
  });

  it('is not needed for the end of a contest of before', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const first = await buildLock(ada, { propertyAddress: home });
    const second = await buildLock(eve, { propertyAddress: home });
    for (const { id } of [first, second]) await makeOld(id, home);
    await releaseLock(eve, second);
    expect((await readLocks())[0]).toMatchObject({ id: first.id, contested: false });
    expect(await rekeyLocks()).toEqual({ rekeyed: 2, contested: 0 });
  });

  it('contests nothing that has ended', async () => {
    const [ada, eve] = [await createOwner(), await createOwner()];
    const ended = await buildLock(ada, { propertyAddress: home });
    await releaseLock(ada, ended);
    await makeOld(ended.id, home);
    await buildOld(eve, '8695 Lavaca, Austin, TX 78701');
    expect(await rekeyLocks()).toEqual({ rekeyed: 2, contested: 0 });
  });

  it('gives an address that cannot be read a key of its words, and an erased one none', async () => {
    const ada = await createOwner();
    await buildOld(ada, 'the old mill');
    const erased = await buildLock(ada);
    await query(
      `UPDATE deed_locks SET property_group = NULL, property_key = '', status = 'released' WHERE id = $1`,
      [erased.id],
    );
    expect(await rekeyLocks()).toEqual({ rekeyed: 1, contested: 0 });
    expect((await readLocks()).map(({ property_key }) => property_key)).toEqual(['|the old|ml', '']);
  });
});
