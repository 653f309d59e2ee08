import fc from 'fast-check';
import { FAILING_MS, MOST_TRIES, nextTryAt } from '@/lib/webhooks/rules/retries';

const at = new Date('2026-11-20T15:00:00Z');
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

describe('when a delivery is tried again', () => {
  it.each([
    [1, 5 * SECOND],
    [2, 5 * 60 * SECOND],
    [3, 30 * 60 * SECOND],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR],
  ])('is after %i tries at least %i ms later, and at most a tenth more', (tries, delay) => {
    fc.assert(
      fc.property(fc.uuid(), (deliveryId) => {
        const waited = nextTryAt({ deliveryId, tries, at })!.getTime() - at.getTime();
        expect(waited).toBeGreaterThanOrEqual(delay);
        expect(waited).toBeLessThanOrEqual(delay * 1.1);
        expect(nextTryAt({ deliveryId, tries, at })!.getTime() - at.getTime()).toBe(waited);
      }),
    );
  });

  it('is never after the last one, which comes once three days are over', () => {
    expect(nextTryAt({ deliveryId: crypto.randomUUID(), tries: MOST_TRIES, at })).toBeNull();
    let last = at;
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      last = nextTryAt({ deliveryId: '00000000-0000-4000-8000-000000000000', tries, at: last })!;
    }
    expect(last.getTime() - at.getTime()).toBeGreaterThanOrEqual(FAILING_MS);
    expect(last.getTime() - at.getTime()).toBeLessThan(4 * 24 * HOUR);
  });

  it('differs between deliveries that failed together', () => {
    const ids = ['00000000', '55555555', 'aaaaaaaa'].map((start) => `${start}-0000-4000-8000-000000000000`);
    const times = ids.map((deliveryId) => nextTryAt({ deliveryId, tries: 2, at })!.getTime());
    expect(new Set(times).size).toBe(ids.length);
  });
});
