import { americanFormat, longDay, mediumDay, monthAndYear, ownFormat } from '@/lib/values/date-format';
import { inZone } from '@/tests/support/zones';

describe('a day in words', () => {
  it('is the same for every reader', () => {
    expect(longDay('2026-11-24')).toBe('November 24, 2026');
    expect(mediumDay('2026-11-24')).toBe('Nov 24, 2026');
  });

  it('is that of UTC for a moment', () => {
    expect(longDay(new Date('2026-11-24T23:30:00-05:00'))).toBe('November 25, 2026');
    expect(mediumDay('2026-11-24T23:30:00-05:00')).toBe('Nov 25, 2026');
  });
});

describe('days that are written by hand', () => {
  it.each([
    ['long', longDay],
    ['medium', mediumDay],
  ] as const)('are those of Intl, %s', (dateStyle, write) => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' });
    for (let day = Date.UTC(1899, 11, 25); day < Date.UTC(2101, 0, 5); day += 11 * 86_400_000)
      expect(write(new Date(day))).toBe(format.format(day));
  });

  it('may be a month alone', () => {
    expect(monthAndYear('2026-11')).toBe('November 2026');
    expect(monthAndYear('2026-01-31')).toBe('January 2026');
  });

  it('are days', () => {
    expect(() => longDay('2026-13-01')).toThrow(RangeError);
  });
});

describe('a format of dates', () => {
  it('is made once for a language and a style', () => {
    const format = americanFormat({ timeStyle: 'short', timeZone: 'UTC' });
    expect(americanFormat({ timeStyle: 'short', timeZone: 'UTC' })).toBe(format);
    expect(americanFormat({ timeStyle: 'short', timeZone: 'Asia/Tokyo' })).not.toBe(format);
    expect(ownFormat({ timeStyle: 'short', timeZone: 'UTC' })).not.toBe(format);
  });

  it('is another one for a reader who came into another zone', () => {
    const at = new Date('2026-11-24T18:00:00Z');
    const said: string[] = [];
    for (const zone of ['America/Chicago', 'Asia/Tokyo']) {
      inZone(zone, () => said.push(ownFormat({ timeStyle: 'short' }).format(at)));
    }
    expect(said).toEqual(['12:00 PM', '3:00 AM']);
  });

  it('is not kept for ever, whatever zones are asked for', () => {
    const format = americanFormat({ timeStyle: 'long', timeZone: 'UTC' });
    for (let mixture = 0; mixture < 1100; mixture += 1) {
      const letters = [...'america/chicago'].map((letter, at) =>
        (mixture >> at) & 1 ? letter.toUpperCase() : letter,
      );
      americanFormat({ timeZone: letters.join('') });
    }
    expect(americanFormat({ timeStyle: 'long', timeZone: 'UTC' })).not.toBe(format);
  });
});
