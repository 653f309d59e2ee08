import { fillWeeks, lastWeeks, zoneOfWeeks, type Week } from '@/lib/alerts/rules/alert-weeks';

const weeksAt = (at: string, zone: string, count = 2) => lastWeeks(count, { at: new Date(at), zone });
const written = (weeks: Week[]) => weeks.map(({ startsOn, from }) => [startsOn, from.toISOString()]);
const HOUR_MS = 60 * 60_000;

describe('the last weeks', () => {
  it('begin on Mondays, the current one last', () => {
    expect(written(weeksAt('2026-11-25T12:00:00Z', 'UTC', 3))).toEqual([
      ['2026-11-09', '2026-11-09T00:00:00.000Z'],
      ['2026-11-16', '2026-11-16T00:00:00.000Z'],
      ['2026-11-23', '2026-11-23T00:00:00.000Z'],
    ]);
  });

  it.each([
    ['Honolulu, where it is still Sunday', 'Pacific/Honolulu', '2026-11-16', '2026-11-16T10:00:00.000Z'],
    ['Chicago, where it is still Sunday', 'America/Chicago', '2026-11-16', '2026-11-16T06:00:00.000Z'],
    ['UTC, where it is Monday', 'UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['Tokyo, where it is Monday', 'Asia/Tokyo', '2026-11-23', '2026-11-22T15:00:00.000Z'],
    ['Kathmandu, between two hours', 'Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
  ])('are those of the clocks in %s', (_, zone, startsOn, from) => {
    expect(written(weeksAt('2026-11-23T02:00:00Z', zone, 1))).toEqual([[startsOn, from]]);
  });

  it('take in the Monday from its first moment, and not the one before', () => {
    const last = (at: string) => weeksAt(at, 'America/New_York', 1)[0]?.startsOn;
    expect(last('2026-11-23T04:59:59.999Z')).toBe('2026-11-16');
    expect(last('2026-11-23T05:00:00.000Z')).toBe('2026-11-23');
  });

  it.each([
    ['an hour longer where the clocks go back', '2026-11-04T12:00:00Z', 169],
    ['an hour shorter where they go forward', '2026-03-11T12:00:00Z', 167],
    ['as long as any other else', '2026-06-10T12:00:00Z', 168],
  ])('are %s', (_, at, hours) => {
    const [before, current] = weeksAt(at, 'America/New_York');
    expect((current!.from.getTime() - before!.from.getTime()) / HOUR_MS).toBe(hours);
  });

  it('go over the end of a year', () => {
    expect(weeksAt('2027-01-01T12:00:00Z', 'UTC').map(({ startsOn }) => startsOn)).toEqual([
      '2026-12-21',
      '2026-12-28',
    ]);
  });
});

describe('the alerts of each week', () => {
  it('are counted by level, and 0 where there were none', () => {
    const weeks = weeksAt('2026-11-25T12:00:00Z', 'UTC');
    expect(fillWeeks(weeks, [{ week: 1, level: 'HIGH', count: 3 }])).toEqual([
      { startsOn: '2026-11-16', counts: { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 } },
      { startsOn: '2026-11-23', counts: { CRITICAL: 0, HIGH: 3, MEDIUM: 0, LOW: 0 } },
    ]);
  });
});

describe('the zone of the weeks', () => {
  it('is UTC for an account without one, and for a name that this machine does not know', () => {
    expect([null, 'Mars/Olympus', 'America/Chicago'].map(zoneOfWeeks)).toEqual([
      'UTC',
      'UTC',
      'America/Chicago',
    ]);
  });
});
