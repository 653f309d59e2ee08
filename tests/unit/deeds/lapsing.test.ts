import { lapsingAlert } from '@/lib/deeds/content/lock-alerts';
import { isLapsing } from '@/lib/deeds/rules/lock';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));
const lapsingOn = (number: number, lastDay: number) =>
  isLapsing({ lockedAt: day(0), endsAt: day(lastDay) }, day(number));

describe('whether a temporary lock ends soon', () => {
  it('waits for the last 14 days of a long lock', () => {
    expect(lapsingOn(45, 60)).toBe(false);
    expect(lapsingOn(46, 60)).toBe(true);
    expect(lapsingOn(59, 60)).toBe(true);
  });

  it('waits for the second half of a short lock', () => {
    expect(lapsingOn(4, 10)).toBe(false);
    expect(lapsingOn(5, 10)).toBe(true);
  });

  it('is over with the lock', () => {
    expect(lapsingOn(60, 60)).toBe(false);
    expect(lapsingOn(61, 60)).toBe(false);
  });
});

describe('the alert about it', () => {
  it('says that the lock has an end, and not who chose it: a partner or an app can', () => {
    const { title, reasons } = lapsingAlert({ propertyAddress: '12 Main St', endsAt: day(60) });
    expect(title).toBe('The temporary lock on 12 Main St ends on March 2, 2026');
    expect(reasons).toEqual(['It was made with an end date.']);
  });
});
