import { matchLock, matchUnmatchedLocks } from '@/lib/properties/commands/match-lock';
import { runImport } from '@/lib/properties/commands/imports';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { releaseLock } from '@/tests/support/locks';
import {
  deliver,
  indexOf,
  janesHouse,
  listAlerts,
  listMatches,
  recordedLine,
  stateOf,
  takeIn,
  TRAVIS,
  watchedLock,
} from '@/tests/support/recordings';

/** Noon in Austin. */
const LOCKED_AT = '2026-11-20T18:00:00Z';

beforeEach(() => holdClock(LOCKED_AT));
afterEach(releaseClock);

const readKeys = async (id: string) =>
  (await query<{ match_keys: string[] }>('SELECT match_keys FROM deed_locks WHERE id = $1', [id]))[0]!
    .match_keys;

describe('a recording that comes after a lock', () => {
  it('is matched, and its owner is alerted with what was recorded and why, before the import is done', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    const lock = await watchedLock(jane);
    holdClock('2026-11-22T12:00:00Z');
    const row = recordedLine({ day: '2026-11-21', grantors: 'SMITH J A' });
    const state = await takeIn(admin, indexOf(row));
    expect(state).toMatchObject({ status: 'done', added: 1, matches: 1 });
    expect(await listMatches()).toEqual([
      expect.objectContaining({ instrument: '2001', lock_id: lock.id, is_history: false }),
    ]);
    expect(await listAlerts()).toEqual([
      {
        user_id: jane.actor.id,
        kind: 'recording.matched',
        level: 'CRITICAL',
        title: 'A deed was recorded for 12 Main St, Austin, TX 78701',
        reasons: [
          'Travis County, TX recorded it on November 21, 2026 as WARRANTY DEED, number 2001.',
          'Compared with your property: same parcel; same address; grantor J. A. Smith is close to Jane Smith.',
        ],
        facts: {
          isAnnounced: false,
          recording: {
            county: 'Travis County, TX',
            recordedOn: '2026-11-21',
            instrument: '2001',
            type: 'WARRANTY DEED',
            class: 'deed',
            grantors: ['SMITH J A'],
            grantees: ['ACME HOMES LLC'],
            address: '12 Main St, Austin, TX 78701',
            parcel: '01-0203',
            legal: null,
            considerationCents: null,
          },
        },
        lock_id: lock.id,
      },
    ]);
    expect(await query(`SELECT user_id FROM notifications WHERE type = 'alert.raised'`)).toEqual([
      { user_id: jane.actor.id },
    ]);
  });

  it('raises nothing for the owner of another house', async () => {
    const [admin, eve] = [await createAdmin(), await createOwner()];
    await watchedLock(eve, {
      propertyAddress: '99 Oak Ave, Austin, TX 78701',
      ownerName: 'Eve Jones',
      parcelNumber: '77-9999',
    });
    expect(await takeIn(admin, indexOf(recordedLine()))).toMatchObject({ matches: 0 });
    expect(await listMatches()).toEqual([]);
    expect(await listAlerts()).toEqual([]);
  });

  it('is told to who has two houses side by side for the one that was recorded', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    const lock = await watchedLock(jane);
    await watchedLock(jane, { propertyAddress: '14 Main St, Austin, TX 78701', parcelNumber: undefined });
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listMatches()).toEqual([expect.objectContaining({ lock_id: lock.id })]);
  });

  it('is a step quieter, and says what it may be, where the number of the house is only close', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane, { propertyAddress: '14 Main St, Austin, TX 78701', parcelNumber: undefined });
    await takeIn(admin, indexOf(recordedLine({ type: 'QUITCLAIM DEED' })));
    expect(await listAlerts()).toEqual([
      expect.objectContaining({
        level: 'HIGH',
        title: 'A quitclaim deed was recorded that may be about 14 Main St, Austin, TX 78701',
      }),
    ]);
  });

  it('raises nothing in another county, though the parcel has the same number', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    expect(await takeIn(admin, indexOf(recordedLine()), { fips: '48209' })).toMatchObject({ matches: 0 });
  });

  it('alerts each account that has the property locked', async () => {
    const [admin, jane, eve] = [await createAdmin(), await createOwner(), await createOwner()];
    const locks = [await watchedLock(jane), await watchedLock(eve)];
    expect(await takeIn(admin, indexOf(recordedLine()))).toMatchObject({ matches: 2 });
    const alerts = await listAlerts();
    expect(alerts.map(({ user_id, lock_id }) => [user_id, lock_id]).sort()).toEqual(
      [
        [jane.actor.id, locks[0]!.id],
        [eve.actor.id, locks[1]!.id],
      ].sort(),
    );
  });

  it('raises nothing once the lock was released', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await releaseLock(jane, await watchedLock(jane));
    expect(await takeIn(admin, indexOf(recordedLine()))).toMatchObject({ matches: 0 });
    expect(await listAlerts()).toEqual([]);
  });

  it('is never loud where only a rare name speaks for it', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    await watchedLock(zoe, { ownerName: 'Zoe Marie Quackenbush', parcelNumber: undefined });
    const named = recordedLine({ grantors: 'QUACKENBUSH ZOE MARIE', address: '', parcel: '88-7777' });
    expect(await takeIn(admin, indexOf(named))).toMatchObject({ matches: 1 });
    expect(await listAlerts()).toEqual([
      expect.objectContaining({
        level: 'MEDIUM',
        title: 'A deed names somebody like the owner of 12 Main St, Austin, TX 78701',
      }),
    ]);
  });
});

describe('a recording from before the lock', () => {
  it.each([
    ['the day before', '2026-11-19', true],
    ['the same day', '2026-11-20', false],
  ])('of %s is history: %s %s', async (_, day, isHistory) => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    expect(await takeIn(admin, indexOf(recordedLine({ day })))).toMatchObject({ matches: 1 });
    expect(await listMatches()).toEqual([expect.objectContaining({ is_history: isHistory })]);
    expect(await listAlerts()).toHaveLength(isHistory ? 0 : 1);
  });

  it('goes by the day where the property is, not by that of UTC', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    // Nine in the evening in Austin, and the next day in UTC.
    holdClock('2026-11-21T03:00:00Z');
    await watchedLock(jane);
    await takeIn(admin, indexOf(recordedLine({ day: '2026-11-20' })));
    expect(await listMatches()).toEqual([expect.objectContaining({ is_history: false })]);
  });

  it('is found when the lock is made', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await takeIn(admin, indexOf(recordedLine({ day: '2019-03-04' })));
    expect(await listMatches()).toEqual([]);
    const lock = await watchedLock(jane);
    expect(await listMatches()).toEqual([expect.objectContaining({ lock_id: lock.id, is_history: true })]);
    expect(await listAlerts()).toEqual([]);
  });
});

describe('the same again', () => {
  it('changes nothing: the same file, the same row in another file, the same job', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    const lock = await watchedLock(jane);
    const file = indexOf(recordedLine());
    await takeIn(admin, file);
    const before = [await listMatches(), await listAlerts()];
    expect(await takeIn(admin, file)).toMatchObject({ added: 0, known: 1, matches: 0 });
    await takeIn(admin, indexOf(recordedLine(), recordedLine({ parcel: '1-203' })));
    await matchLock(lock.id);
    expect([await listMatches(), await listAlerts()]).toEqual(before);
  });

  it('is written once when two workers match one import at the same time', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    const rows = Array.from({ length: 20 }, (_, index) => recordedLine({ instrument: String(3000 + index) }));
    const { id } = (await deliver(admin, indexOf(...rows))).body as { id: string };
    await Promise.all([runImport(id), runImport(id)]);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done', matches: 20 });
    expect(await listAlerts()).toHaveLength(20);
  });

  it('is written once by two imports of one county at the same time', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    const states = await Promise.all([
      takeIn(admin, indexOf(recordedLine(), recordedLine({ instrument: '2002' }))),
      takeIn(admin, indexOf(recordedLine(), recordedLine({ instrument: '2003' }))),
    ]);
    expect(states.map(({ matches }) => matches).reduce((sum, count) => sum + count)).toBe(3);
    expect(await listAlerts()).toHaveLength(3);
  });

  it('goes on after the last batch that was done', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    const { id } = (await deliver(admin, indexOf(recordedLine()))).body as { id: string };
    await query('UPDATE recording_imports SET matched_to = $2 WHERE id = $1', [
      id,
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    ]);
    await runImport(id);
    expect((await stateOf(admin, id)).body).toMatchObject({ status: 'done', added: 1, matches: 0 });
  });
});

describe('a lock that is made while an import is taken in', () => {
  it('misses none of its rows, whichever of the two looks first', async () => {
    const admin = await createAdmin();
    for (let round = 0; round < 5; round += 1) {
      const jane = await createOwner();
      const street = `${100 + 37 * round} ${['Main St', 'Oak Ave', 'Elm Dr', 'Pine Ln', 'Ash Ct'][round]}, Austin, TX 78701`;
      const parcelNumber = `5${round}-${1000 + 1234 * round}`;
      const rows = Array.from({ length: 5 }, (_, index) =>
        recordedLine({ instrument: `${round}-${index}`, address: street, parcel: parcelNumber }),
      );
      const { id } = (await deliver(admin, indexOf(...rows))).body as { id: string };
      const lock = await buildLock(jane, { ...janesHouse, propertyAddress: street, parcelNumber });
      await Promise.all([runImport(id), matchLock(lock.id)]);
      const found = await query('SELECT 1 FROM recording_matches WHERE lock_id = $1', [lock.id]);
      expect(found).toHaveLength(5);
      expect(await query('SELECT 1 FROM alerts WHERE user_id = $1', [jane.actor.id])).toHaveLength(5);
    }
  });

  it('is compared by a job that is written with it', async () => {
    const { id } = await buildLock(await createOwner());
    expect(await query(`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'match-lock'`)).toEqual([
      { id },
    ]);
  });
});

describe('the job for locks that no recording finds yet', () => {
  it('gives them their keys, and compares them with what is there', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    const lock = await buildLock(jane, janesHouse);
    await query('UPDATE deed_locks SET county = NULL, county_fips = NULL WHERE id = $1', [lock.id]);
    await takeIn(admin, indexOf(recordedLine()));
    expect(await listMatches()).toEqual([]);
    expect(await matchUnmatchedLocks()).toEqual({ matched: 1 });
    expect(await listMatches()).toHaveLength(1);
    expect(await readKeys(lock.id)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${TRAVIS} address 12 main`))]),
    );
    expect(await matchUnmatchedLocks()).toEqual({ matched: 0 });
  });

  it('takes up a lock whose job broke off, and leaves alone what was released', async () => {
    const jane = await createOwner();
    const [broken, released] = [await watchedLock(jane), await buildLock(jane)];
    await releaseLock(jane, released);
    await query(`UPDATE deed_locks SET match_keys = match_keys || '{unmatched}' WHERE id = $1`, [broken.id]);
    expect(await matchUnmatchedLocks()).toEqual({ matched: 1 });
    expect(await readKeys(released.id)).toEqual([]);
    expect(await readKeys(broken.id)).not.toContain('unmatched');
  });

  it('is done with a lock whose county nobody knows', async () => {
    const { id } = await buildLock(await createOwner());
    await query(`UPDATE deed_locks SET county_fips = NULL, property_address = 'the old mill' WHERE id = $1`, [
      id,
    ]);
    await matchUnmatchedLocks();
    expect(await matchUnmatchedLocks()).toEqual({ matched: 0 });
  });
});
