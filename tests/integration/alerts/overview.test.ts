import { getAlertOverview } from '@/lib/alerts/queries/alert-overview';
import { getAlertWeeks } from '@/lib/alerts/queries/alert-weeks';
import { createOwner, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { buildAlert } from '@/tests/support/histories';

const NOW = '2026-11-25T12:00:00Z';

beforeEach(() => holdClock(NOW));
afterEach(releaseClock);

const liveIn = (owner: Person, timeZone: string) =>
  query('UPDATE users SET time_zone = $2 WHERE id = $1', [owner.user.id, timeZone]);

async function raised(owner: Person, ...alerts: Parameters<typeof buildAlert>[1][]): Promise<void> {
  const lock = await buildLock(owner);
  for (const alert of alerts) await buildAlert(lock.id, alert);
}

const weeksOf = async (owner: Person) =>
  (await getAlertWeeks(owner.actor)).weeks.map(({ startsOn, counts }) => [
    startsOn,
    ...Object.values(counts),
  ]);

describe('alerts over time', () => {
  it('are counted by week and level over twelve weeks, with 0 for a week without one', async () => {
    const owner = await createOwner();
    await raised(
      owner,
      { level: 'CRITICAL', createdAt: '2026-11-25T11:00:00Z' },
      { level: 'CRITICAL', createdAt: '2026-11-23T00:00:00Z', resolvedAt: NOW },
      { level: 'LOW', createdAt: '2026-11-22T23:59:59Z' },
      { level: 'HIGH', createdAt: '2026-09-07T00:00:00Z' },
      { level: 'HIGH', createdAt: '2026-09-06T23:59:59Z' },
    );

    const weeks = await weeksOf(owner);
    expect(weeks).toHaveLength(12);
    expect([weeks[0], weeks[9], weeks[10], weeks[11]]).toEqual([
      ['2026-09-07', 0, 1, 0, 0],
      ['2026-11-09', 0, 0, 0, 0],
      ['2026-11-16', 0, 0, 0, 1],
      ['2026-11-23', 2, 0, 0, 0],
    ]);
  });

  it.each([
    ['UTC', [0, 1]],
    ['America/Chicago', [1, 0]],
    ['Asia/Tokyo', [0, 1]],
  ])('begin their weeks by the clock of the account: %s', async (zone, expected) => {
    const owner = await createOwner();
    await liveIn(owner, zone);
    await raised(owner, { level: 'HIGH', createdAt: '2026-11-23T03:00:00Z' });

    expect((await getAlertWeeks(owner.actor)).zone).toBe(zone);
    expect((await weeksOf(owner)).slice(-2).map(([, , high]) => high)).toEqual(expected);
  });

  it('put the hour that comes twice into the week that it is in', async () => {
    const owner = await createOwner();
    await liveIn(owner, 'America/New_York');
    // Clocks went back on Sunday, November 1: Monday began at 5:00 UTC, and not at 4:00.
    await raised(
      owner,
      { level: 'LOW', createdAt: '2026-11-02T04:30:00Z' },
      { level: 'LOW', createdAt: '2026-11-02T05:00:00Z' },
    );
    expect((await weeksOf(owner)).filter(([, ...counts]) => counts[3] === 1).map(([day]) => day)).toEqual([
      '2026-10-26',
      '2026-11-02',
    ]);
  });

  it('have nothing of anybody else', async () => {
    await raised(await createOwner(), { level: 'HIGH' });
    const counts = (await weeksOf(await createOwner())).flatMap(([, ...each]) => each);
    expect(new Set(counts)).toEqual(new Set([0]));
  });
});

describe('the newest alerts, and those of each level', () => {
  it('are the newest ten, five of each level, and how many there are in each state', async () => {
    const owner = await createOwner();
    const minutes = (count: number) => new Date(Date.parse(NOW) - count * 60_000).toISOString();
    await raised(
      owner,
      ...Array.from({ length: 12 }, (_, index) => ({
        level: 'LOW' as const,
        title: `Low ${index}`,
        createdAt: minutes(index),
      })),
      { level: 'CRITICAL', title: 'Long ago', createdAt: minutes(9_000), resolvedAt: NOW },
      { level: 'CRITICAL', title: 'Longer ago', createdAt: minutes(9_001) },
    );
    await query(`UPDATE alerts SET status = 'escalated' WHERE title = 'Low 3'`);

    const { newest, levels } = await getAlertOverview(owner.actor);
    expect(newest.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Low ${index}`),
    );
    expect(levels.map(({ newest: listed, ...counts }) => [counts, listed.map(({ title }) => title)])).toEqual(
      [
        [{ level: 'CRITICAL', active: 1, escalated: 0, resolved: 1, total: 2 }, ['Long ago', 'Longer ago']],
        [{ level: 'HIGH', active: 0, escalated: 0, resolved: 0, total: 0 }, []],
        [{ level: 'MEDIUM', active: 0, escalated: 0, resolved: 0, total: 0 }, []],
        [
          { level: 'LOW', active: 11, escalated: 1, resolved: 0, total: 12 },
          ['Low 0', 'Low 1', 'Low 2', 'Low 3', 'Low 4'],
        ],
      ],
    );
  });

  it('are nobody else’s', async () => {
    await raised(await createOwner(), {});
    const { newest, levels } = await getAlertOverview((await createOwner()).actor);
    expect([newest, levels.map(({ total }) => total)]).toEqual([[], [0, 0, 0, 0]]);
  });
});

describe('what is counted of alerts', () => {
  it('is read by as many queries for a hundred alerts as for one', async () => {
    const owner = await createOwner();
    const readAll = () => Promise.all([getAlertOverview(owner.actor), getAlertWeeks(owner.actor)]);
    await raised(owner, {});
    await readAll();
    const forOne = await countQueries(readAll);
    await raised(owner, ...Array.from({ length: 100 }, () => ({})));

    expect(await countQueries(readAll)).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(6);
  });
});
