import fc from 'fast-check';
import { normalizeCode } from '@/lib/values/codes';
import { lockExpiresAt, paymentDueAt, unlockCodeFrom } from '@/lib/deeds/rules/lock';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 32 });

describe('an unlock code', () => {
  it('is made of the low five bits of twelve bytes', () => {
    expect(unlockCodeFrom(Uint8Array.from({ length: 12 }, (_, index) => index))).toBe('0123-4567-89AB');
    expect(unlockCodeFrom(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ');
    expect(unlockCodeFrom(new Uint8Array(12).fill(32))).toBe('0000-0000-0000');
  });

  it('has no letter that is misread', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(unlockCodeFrom(random)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      }),
    );
  });

  it('uses every letter equally often', () => {
    const all = Array.from({ length: 256 }, (_, byte) =>
      unlockCodeFrom(new Uint8Array(12).fill(byte)).charAt(0),
    );
    const counts = new Map<string, number>();
    for (const letter of all) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array(32).fill(8));
  });

  it('is not made of too few bytes', () => {
    expect(() => unlockCodeFrom(new Uint8Array(11))).toThrow(RangeError);
  });

  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom('', ' ', ' - '),
        fc.constantFrom('I', 'l', 'i', 'L'),
        (random, gap, one) => {
          const code = unlockCodeFrom(random);
          const typed = code.toLowerCase().replaceAll('-', gap).replaceAll('0', 'o').replaceAll('1', one);
          expect(normalizeCode(typed)).toBe(code.replaceAll('-', ''));
          expect(normalizeCode(normalizeCode(code))).toBe(normalizeCode(code));
        },
      ),
    );
  });

  it('stays apart from every other code', () => {
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const [one, other] = [unlockCodeFrom(a), unlockCodeFrom(b)];
        expect(normalizeCode(one) === normalizeCode(other)).toBe(one === other);
      }),
    );
  });
});

describe('the times of a lock', () => {
  const lockedAt = new Date('2026-10-29T15:04:05.678Z');

  it('gives seven days to pay, to the millisecond, also over a change of clocks', () => {
    expect(paymentDueAt(lockedAt).toISOString()).toBe('2026-11-05T15:04:05.678Z');
  });

  it.each([
    [1, '2026-10-30T15:04:05.678Z'],
    [3650, '2036-10-26T15:04:05.678Z'],
  ])('ends after %i days', (days, expected) => {
    expect(lockExpiresAt(lockedAt, days)?.toISOString()).toBe(expected);
  });

  it('does not end without a number of days', () => {
    expect(lockExpiresAt(lockedAt, null)).toBeNull();
  });
});
