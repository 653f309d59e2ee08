import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import {
  listAlerts,
  listMatches,
  recordedLine,
  indexOf,
  takeIn,
  watchedLock,
} from '@/tests/support/recordings';
import { listAudit, snapshot } from '@/tests/support/rows';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { askToWatch, watch } from '@/tests/support/watches';
import { matchWatch } from '@/lib/properties/commands/match-watch';

beforeEach(() => holdClock('2026-11-20T18:00:00Z'));
afterEach(releaseClock);

const name = { kind: 'name', value: 'Zoe Quackenbush' };
const hers = (of: Parameters<typeof recordedLine>[0] = {}) =>
  indexOf(recordedLine({ grantors: 'QUACKENBUSH ZOE', address: '9 Oak Ave', parcel: '77-1', ...of }));

describe('POST /api/watches', () => {
  it('watches a name in all counties, and asks a job to look back', async () => {
    const zoe = await createOwner();
    const answer = await askToWatch(zoe, name);
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: string };
    expect(answer.body).toEqual({
      id,
      ...name,
      fips: null,
      county: null,
      createdAt: '2026-11-20T18:00:00.000Z',
      matches: 0,
    });
    expect(await listAudit(id)).toEqual([
      { type: 'watch.added', actor_id: zoe.actor.id, subject_id: id, data: { kind: 'name' } },
    ]);
    expect(await query(`SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'match-watch'`)).toEqual([
      { id },
    ]);
  });

  it.each([
    [{ fips: '48453' }],
    [{ county: 'Travis', state: 'TX' }],
    [{ county: 'travis county', state: 'tx' }],
  ])('watches a parcel in the county of %j', async (county) => {
    const zoe = await createOwner();
    expect(await watch(zoe, { kind: 'parcel', value: '01-0203', ...county })).toMatchObject({
      fips: '48453',
      county: 'Travis County, TX',
    });
  });

  it('raises an alert for what is recorded of the name later, quieter than for a lock', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    const { id } = await watch(zoe, name);
    expect(await takeIn(admin, hers())).toMatchObject({ matches: 1 });
    expect(await listMatches()).toEqual([expect.objectContaining({ watch_id: id, is_history: false })]);
    expect(await listAlerts()).toEqual([
      expect.objectContaining({
        user_id: zoe.actor.id,
        level: 'MEDIUM',
        lock_id: null,
        title: 'A deed was recorded that names Zoe Quackenbush',
        reasons: [
          'Travis County, TX recorded it on November 20, 2026 as WARRANTY DEED, number 2001.',
          'Compared with what you watch: grantor is Zoe Quackenbush.',
        ],
      }),
    ]);
  });

  it('finds a common name, as its bearer is called, which no key of a property would', async () => {
    const [admin, bob] = [await createAdmin(), await createOwner()];
    await watch(bob, { kind: 'name', value: 'Bob Smith' });
    expect(await takeIn(admin, hers({ grantors: 'SMITH ROBERT L' }))).toMatchObject({ matches: 1 });
  });

  it('keeps to the county where one is named', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    await watch(zoe, { ...name, fips: '48209' });
    expect(await takeIn(admin, hers())).toMatchObject({ matches: 0 });
  });

  it('finds a parcel however it is written', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    await watch(zoe, { kind: 'parcel', value: 'APN 077-001', fips: '48453' });
    expect(await takeIn(admin, hers())).toMatchObject({ matches: 1 });
    expect(await takeIn(admin, hers({ instrument: '2', parcel: '77-2' }))).toMatchObject({ matches: 0 });
    expect(await listAlerts()).toEqual([
      expect.objectContaining({ title: 'A deed was recorded for parcel APN 077-001' }),
    ]);
  });

  it('looks back at the last 30 days, once, and no further', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    await takeIn(admin, hers({ day: '2026-10-21', instrument: 'in' }));
    await takeIn(admin, hers({ day: '2026-10-20', instrument: 'before' }));
    const { id } = await watch(zoe, name);
    await matchWatch(id);
    await matchWatch(id);
    expect((await listMatches()).map(({ instrument }) => instrument)).toEqual(['in']);
    await takeIn(admin, hers({ day: '2026-10-20', instrument: 'late' }));
    expect(await listAlerts()).toHaveLength(1);
  });

  it('does not alert an account again of what is about its own locked property', async () => {
    const [admin, jane] = [await createAdmin(), await createOwner()];
    await watchedLock(jane);
    await watch(jane, { kind: 'name', value: 'Jane Smith' });
    expect(await takeIn(admin, indexOf(recordedLine()))).toMatchObject({ matches: 2 });
    expect((await listAlerts()).map(({ level }) => level)).toEqual(['CRITICAL']);
  });

  it('alerts once of a recording, though name and parcel are watched', async () => {
    const [admin, zoe] = [await createAdmin(), await createOwner()];
    await watch(zoe, name);
    await watch(zoe, { kind: 'parcel', value: '77-001', fips: '48453' });
    await takeIn(admin, hers({ parcel: '77-001' }));
    expect(await listMatches()).toHaveLength(2);
    expect(await listAlerts()).toHaveLength(1);
  });

  it('takes ten and no more, however many come at once', async () => {
    const zoe = await createOwner();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        askToWatch(zoe, { kind: 'parcel', value: `10-${100 + index}`, fips: '48453' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'conflict',
      message:
        'You watch 10 names and parcels already, which is as many as an account may. Remove one to add another.',
    });
  });

  it('refuses what is watched already', async () => {
    const zoe = await createOwner();
    await watch(zoe, name);
    const answer = await askToWatch(zoe, { ...name, value: 'ZOE QUACKENBUSH' });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      409,
      'You watch this already.',
    ]);
  });

  it.each([
    ['no kind', { value: 'Zoe Quackenbush' }, 'kind'],
    ['nothing to watch', { kind: 'name', value: ' ' }, 'value'],
    ['a last name alone', { kind: 'name', value: 'Quackenbush' }, 'value'],
    ['a parcel without a county', { kind: 'parcel', value: '01-0203' }, 'county'],
    ['a parcel that is no number', { kind: 'parcel', value: 'none', fips: '48453' }, 'value'],
    ['a county without its state', { ...name, county: 'Travis' }, 'state'],
    ['a county that is none', { ...name, county: 'Nowhere', state: 'TX' }, 'county'],
    ['a code that is of no county', { ...name, fips: '48999' }, 'fips'],
  ])('refuses %s, and changes nothing', async (_, body, field) => {
    const zoe = await createOwner();
    const before = await snapshot();
    const answer = await askToWatch(zoe, body);
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await snapshot()).toEqual(before);
  });

  it('is not for visitors', async () => {
    expect((await askToWatch(visitor, name)).status).toBe(401);
  });
});
