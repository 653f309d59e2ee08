import { daysOff } from '@/lib/notary/rules/time-off';

const CHICAGO = 'America/Chicago';

describe('time off as it is shown', () => {
  it.each([
    ['2026-12-24T06:00:00Z', '2026-12-27T06:00:00Z', 'Dec 24 to 26'],
    ['2026-12-24T06:00:00Z', '2026-12-25T06:00:00Z', 'Dec 24'],
    ['2026-11-30T06:00:00Z', '2026-12-03T06:00:00Z', 'Nov 30 to Dec 2'],
    ['2026-12-30T06:00:00Z', '2027-01-03T06:00:00Z', 'Dec 30, 2026 to Jan 2, 2027'],
    // Over the end of summer time, whose day has 25 hours.
    ['2026-10-31T05:00:00Z', '2026-11-02T06:00:00Z', 'Oct 31 to Nov 1'],
  ])('from %s to %s is %s in Chicago', (startsAt, endsAt, words) => {
    expect(daysOff({ startsAt, endsAt }, CHICAGO)).toBe(words);
  });

  it('is no whole days where hours are meant, or in another zone', () => {
    const days = { startsAt: '2026-12-24T06:00:00Z', endsAt: '2026-12-27T06:00:00Z' };
    expect(daysOff(days, 'America/New_York')).toBeNull();
    expect(daysOff({ ...days, endsAt: '2026-12-27T18:00:00Z' }, CHICAGO)).toBeNull();
  });
});
