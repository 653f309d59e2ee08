import { getComparisons } from '@/lib/properties/queries/comparisons';
import { createAdmin, createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { releaseLock } from '@/tests/support/locks';
import { indexOf, recordedLine, takeIn, watchedLock } from '@/tests/support/recordings';
import { watch } from '@/tests/support/watches';

beforeEach(() => holdClock('2026-11-20T18:00:00Z'));
afterEach(releaseClock);

const harris = { fips: '48201' };
const strangers = (instrument: string) =>
  recordedLine({ instrument, grantors: 'DOE RICHARD', address: '900 Oak Ave', parcel: '88-1' });
const travisOf = (recordings: number, matches: number) => ({
  county: 'Travis County, TX',
  recordings,
  matches,
  announced: 0,
  deliveredAt: recordings > 0 ? '2026-11-20T18:00:00.000Z' : null,
});

describe('what recordings were compared with', () => {
  it('is nothing for somebody who watches nothing, whatever was delivered', async () => {
    await takeIn(await createAdmin(), indexOf(strangers('1')));
    expect(await getComparisons((await createOwner()).actor)).toEqual({
      locks: 0,
      withoutCounty: 0,
      watches: 0,
      totals: { recordings: 0, matches: 0, announced: 0 },
      counties: [],
      moreCounties: 0,
    });
  });

  it('counts what a county delivered, and what of it is about the own property', async () => {
    const owner = await createOwner();
    await watchedLock(owner);
    await watchedLock(await createOwner(), { propertyAddress: '13 Main St, Austin, TX 78701' });
    await takeIn(await createAdmin(), indexOf(recordedLine(), strangers('1'), strangers('2')));

    expect(await getComparisons(owner.actor)).toMatchObject({
      locks: 1,
      withoutCounty: 0,
      totals: { recordings: 3, matches: 1, announced: 0 },
      counties: [travisOf(3, 1)],
    });
  });

  it('counts a recording once that a lock and a name both find', async () => {
    const owner = await createOwner();
    await watchedLock(owner);
    await watch(owner, { kind: 'name', value: 'Jane Smith', fips: '48453' });
    await takeIn(await createAdmin(), indexOf(recordedLine()));
    expect(await query('SELECT FROM recording_matches')).toHaveLength(2);

    expect(await getComparisons(owner.actor)).toMatchObject({ watches: 1, counties: [travisOf(1, 1)] });
  });

  it('says of a county that delivered nothing in 30 days that it did not', async () => {
    const owner = await createOwner();
    await takeIn(await createAdmin(), indexOf(strangers('1')));
    advanceClock({ days: 31 });
    await watchedLock(owner);

    expect((await getComparisons(owner.actor)).counties).toEqual([travisOf(0, 0)]);
  });

  it('puts all other counties together where a name is watched in all of them', async () => {
    const owner = await createOwner();
    await watchedLock(owner);
    await watch(owner, { kind: 'name', value: 'Zoe Quackenbush' });
    const admin = await createAdmin();
    await takeIn(
      admin,
      indexOf(recordedLine({ instrument: '7', grantors: 'QUACKENBUSH ZOE', parcel: '1' })),
      harris,
    );
    await takeIn(admin, indexOf(strangers('8'), strangers('9')));

    expect((await getComparisons(owner.actor)).counties).toMatchObject([
      { county: null, recordings: 1, matches: 1 },
      { county: 'Travis County, TX', recordings: 2, matches: 0 },
    ]);
  });

  it('leaves out a lock that has ended', async () => {
    const owner = await createOwner();
    const lock = await watchedLock(owner);
    await releaseLock(owner, lock);
    expect(await getComparisons(owner.actor)).toMatchObject({ locks: 0, counties: [] });
  });

  it('counts locks of which the county is not known', async () => {
    const owner = await createOwner();
    await watchedLock(owner);
    await query('UPDATE deed_locks SET county = NULL, county_fips = NULL');
    expect(await getComparisons(owner.actor)).toMatchObject({ locks: 1, withoutCounty: 1, counties: [] });
  });

  it('is read by two queries, however much is watched', async () => {
    const owner = await createOwner();
    await watchedLock(owner);
    await watch(owner, { kind: 'name', value: 'Jane Smith' });
    expect(await countQueries(() => getComparisons(owner.actor))).toBe(2);
  });
});
