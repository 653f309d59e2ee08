import { execFileSync } from 'node:child_process';
import { americanDay, americanMoment } from '@/lib/values/moment';
import { relativeDay, relativeWords } from '@/lib/values/relative-words';
import { inZone } from '@/tests/support/zones';

const moment = new Date('2026-11-24T23:05:00Z');

describe('a moment', () => {
  it('is told in UTC, or where somebody reads it', () => {
    inZone('America/Chicago', () => {
      expect(americanMoment(moment, 'UTC')).toBe('Nov 24, 2026, 11:05 PM UTC');
      expect(americanMoment(moment)).toBe('Nov 24, 2026, 5:05 PM CST');
    });
    inZone('Asia/Tokyo', () => {
      expect(americanMoment(moment)).toBe('Nov 25, 2026, 8:05 AM GMT+9');
      expect(americanDay(moment)).toBe('Nov 25, 2026');
      expect(americanDay(moment, 'UTC')).toBe('Nov 24, 2026');
    });
  });

  it.each([americanDay, americanMoment])('that is none is refused', (write) => {
    expect(() => write(new Date('never'))).toThrow(RangeError);
    expect(() => write(new Date('never'), 'UTC')).toThrow(RangeError);
  });

  it('is written by hand as Intl writes it, in every zone, in summer and winter', () => {
    const program = `
      const { americanDay, americanMoment } = require('./lib/values/moment');
      const moments = ['2026-01-05T00:30:00Z', '2026-07-04T12:00:00Z', '2026-11-01T07:59:00Z'].map((at) => new Date(at));
      const day = { year: 'numeric', month: 'short', day: 'numeric' };
      const style = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };
      // The only thing that differs between the zones for which Intl is asked: no format of one is used in another.
      let zones = 0;
      Date.prototype.getTimezoneOffset = () => zones;
      const wrong = [];
      for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC']) {
        process.env.TZ = zone;
        zones += 1;
        for (const moment of moments) {
          const wanted = [style, day].map((one) => new Intl.DateTimeFormat('en-US', one).format(moment));
          const written = [americanMoment(moment), americanDay(moment)];
          if (String(written) !== String(wanted)) wrong.push([zone, written, wanted]);
        }
      }
      console.log(JSON.stringify(wrong));`;
    const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], { encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual([]);
  });
});

describe('a time beside now', () => {
  it('is said as Intl says it', () => {
    const always = new Intl.RelativeTimeFormat('en-US');
    const auto = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
    for (const count of [-1200, -30, -2, -1, -0, 0, 1, 2, 30, 1200]) {
      for (const unit of ['second', 'minute', 'hour', 'day'] as const)
        expect(relativeWords(count, unit)).toBe(always.format(count, unit));
      expect(relativeDay(count)).toBe(auto.format(count, 'day'));
    }
  });
});
