import { isTimeZone, momentsIn } from '@/lib/values/time-zone';

describe('a time zone', () => {
  it.each(['America/Chicago', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('can be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+01:00', '-0600', 'America/', 'America/Chicago ', '../etc/passwd'])(
    'is not %p',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it('can be every one that a browser lists', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });
});

describe('the moments of an email', () => {
  const at = new Date('2026-11-20T05:04:05Z');
  const written = (timeZone: string | null) => {
    const { isUtc, ...formats } = momentsIn(timeZone);
    return {
      isUtc,
      ...Object.fromEntries(Object.entries(formats).map(([name, write]) => [name, write(at)])),
    };
  };
  const inUtc = {
    isUtc: true,
    day: 'November 20, 2026',
    time: '5:04 AM UTC',
    dayAndTime: 'Friday, November 20, 2026 at 5:04 AM UTC',
    exact: 'November 20, 2026 at 5:04:05 AM UTC',
  };

  it('are in the time zone of whoever reads it', () => {
    expect(written('America/Chicago')).toEqual({
      isUtc: false,
      day: 'November 19, 2026',
      time: '11:04 PM CST',
      dayAndTime: 'Thursday, November 19, 2026 at 11:04 PM CST',
      exact: 'November 19, 2026 at 11:04:05 PM CST',
    });
  });

  it.each([null, 'UTC', 'A/Zone/Of/Another/Server'])('are in UTC for %p', (timeZone) => {
    expect(written(timeZone)).toEqual(inUtc);
  });
});
