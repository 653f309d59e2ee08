import { quietUntil } from '@/lib/notifications/rules/quiet-hours';

const night = { enabled: true, start: '22:00', end: '07:00' };
const at = (moment: string, { timeZone = 'America/New_York', quiet = night } = {}) =>
  quietUntil(quiet, { at: new Date(moment), timeZone })?.toISOString() ?? null;

describe('quiet hours over midnight', () => {
  it.each([
    ['before them', '2026-11-20T02:59:59Z', null],
    ['as they begin', '2026-11-20T03:00:00Z', '2026-11-20T12:00:00.000Z'],
    ['after midnight', '2026-11-20T06:30:00Z', '2026-11-20T12:00:00.000Z'],
    ['in their last minute', '2026-11-20T11:59:59Z', '2026-11-20T12:00:00.000Z'],
    ['as they end', '2026-11-20T12:00:00Z', null],
  ])('%s', (_, moment, until) => expect(at(moment)).toBe(until));

  it('are those of the person’s zone, and of UTC where none is known', () => {
    expect(at('2026-11-20T23:00:00Z', { timeZone: 'America/Los_Angeles' })).toBeNull();
    expect(at('2026-11-20T23:00:00Z', { timeZone: 'Nowhere/Land' })).toBe('2026-11-21T07:00:00.000Z');
    expect(quietUntil(night, { at: new Date('2026-11-20T23:00:00Z'), timeZone: null })).toEqual(
      new Date('2026-11-21T07:00:00Z'),
    );
  });
});

describe('quiet hours within a day', () => {
  const lunch = { enabled: true, start: '12:00', end: '13:30' };

  it.each([
    ['2026-11-20T16:59:00Z', null],
    ['2026-11-20T17:00:00Z', '2026-11-20T18:30:00.000Z'],
    ['2026-11-20T18:30:00Z', null],
    ['2026-11-20T04:00:00Z', null],
  ])('at %s', (moment, until) => expect(at(moment, { quiet: lunch })).toBe(until));
});

describe('quiet hours when the clocks change', () => {
  it('end an hour earlier in the night in which they go forward', () => {
    expect(at('2026-03-08T04:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
  });

  it('end an hour later in the night in which they go back', () => {
    expect(at('2026-11-01T03:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
  });

  it('end as the clocks skip the end', () => {
    const quiet = { ...night, end: '02:30' };
    expect(at('2026-03-08T06:00:00Z', { quiet })).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-03-08T07:30:00Z', { quiet })).toBeNull();
  });

  it('end at the first of two ends, and at the second once the clocks are back in them', () => {
    const quiet = { ...night, end: '01:30' };
    expect(at('2026-11-01T04:00:00Z', { quiet })).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01T05:45:00Z', { quiet })).toBeNull();
    expect(at('2026-11-01T06:15:00Z', { quiet })).toBe('2026-11-01T06:30:00.000Z');
  });
});

describe('no quiet hours', () => {
  it.each([
    ['turned off', { ...night, enabled: false }],
    ['without a length', { enabled: true, start: '22:00', end: '22:00' }],
  ])('%s', (_, quiet) => expect(at('2026-11-20T04:00:00Z', { quiet })).toBeNull());
});

describe('the end of quiet hours', () => {
  it.each(['America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata'])(
    'is within ten hours, outside of them, and shows the chosen time, all year: %s',
    (timeZone) => {
      const shown = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', timeStyle: 'short' });
      const wrong: Date[] = [];
      for (let hour = 0; hour < 24 * 366; hour += 11) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour, 17));
        const until = quietUntil(night, { at: moment, timeZone });
        if (!until) continue;
        const ms = until.getTime() - moment.getTime();
        const isSoon = ms > 0 && ms <= 10 * 60 * 60 * 1000;
        const isOver = quietUntil(night, { at: until, timeZone }) === null;
        if (!isSoon || !isOver || shown.format(until) !== '07:00') wrong.push(moment);
      }
      expect(wrong).toEqual([]);
    },
  );
});
