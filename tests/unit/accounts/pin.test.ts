import fc from 'fast-check';
import {
  isRepeated,
  isSequential,
  lockedPinMessage,
  PIN_DIGITS,
  PIN_TRIES,
  pinLockEnds,
  pinProblem,
  wrongPinMessage,
} from '@/lib/accounts/rules/pin';
import { whitepaper } from '@/lib/company/content/papers';
import { paperText } from '@/lib/paper/paper-text';
import { isLongRun } from '@/tests/support/thoroughness';

const digits = 'PIN must be exactly 6 digits.';
const repeated = 'Please choose a PIN that is not a few digits repeated, such as 111111 or 123123.';
const twoDigits = 'Please choose a PIN with at least three different digits.';
const pairs = 'Please choose a PIN whose digits do not come in pairs such as 112233.';
const sequence = 'Please choose a PIN that is not a sequence such as 123456 or 654321.';

/** Of all PINs that begin so. */
function countRefused(start: string): number {
  const open = PIN_DIGITS - start.length;
  let refused = 0;
  for (let value = 0; value < 10 ** open; value += 1) {
    if (pinProblem(start + String(value).padStart(open, '0'))) refused += 1;
  }
  return refused;
}

describe('a PIN', () => {
  it.each(['482915', '112234', '122334', '123465', '909091', '135790', '481516'])('may be %s', (pin) => {
    expect(pinProblem(pin)).toBeNull();
  });

  it.each([
    ['', digits],
    ['12345', digits],
    ['4829150', digits],
    ['48 915', digits],
    ['482915\n', digits],
    ['-48291', digits],
    ['４８２９１５', digits],
    ['000000', repeated],
    ['121212', repeated],
    ['907907', repeated],
    ['000001', twoDigits],
    ['111112', twoDigits],
    ['111222', twoDigits],
    ['112211', twoDigits],
    ['949499', twoDigits],
    ['112233', pairs],
    ['553300', pairs],
    ['224422', twoDigits],
    ['012345', sequence],
    ['456789', sequence],
    ['567890', sequence],
    ['890123', sequence],
    ['987654', sequence],
    ['321098', sequence],
  ])('may not be %j', (pin, problem) => {
    expect(pinProblem(pin)).toBe(problem);
  });

  it('is refused for repetition or sequence in 208 of the 10,000 that begin with 11, and in 25 of those with 12', () => {
    // One digit: 1; 1 and another one: 9 times 15 ways; 11 and two other pairs: 72.
    expect(countRefused('11')).toBe(1 + 9 * 15 + 72);
    // 1 and 2 alone: 16 ways; 12 and a third digit, twice: 8; one sequence.
    expect(countRefused('12')).toBe(16 + 8 + 1);
  });

  if (isLongRun) {
    it('is refused for repetition or sequence in 4,260 of a million cases', () => {
      // One digit: 10; two of them: 45 couples, 62 ways each; three: 720 groups twice, and 720 rows of pairs; ten sequences up, ten down.
      expect(countRefused('')).toBe(10 + 45 * 62 + 720 + 720 + 20);
    });
  }

  it('is refused as the whitepaper says', () => {
    const says =
      'The PIN has six digits, at least three of them different. Three pairs (112233), a group twice (123123) and a sequence (123456) are refused.';
    expect(paperText(whitepaper).replace(/\s+/g, ' ')).toContain(says);
    expect(says.match(/\d{6}/g)?.map(pinProblem)).not.toContain(null);
    expect(pinProblem('121112')).toBe(twoDigits);
    expect(pinProblem('121113')).toBeNull();
  });

  it('is a sequence forwards exactly when it is one backwards', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (pin) => {
        const back = [...pin].reverse().join('');
        expect(isSequential(back)).toBe(isSequential(pin));
        if (isRepeated(pin)) expect(isRepeated(back)).toBe(true);
      }),
    );
  });
});

describe('what is said of wrong PINs', () => {
  it('counts what is left', () => {
    expect(wrongPinMessage(4)).toBe('This is not your PIN. You have 4 tries left.');
    expect(wrongPinMessage(1)).toBe('This is not your PIN. You have 1 try left.');
  });

  it.each([
    [900, '15 minutes'],
    [841, '15 minutes'],
    [61, '2 minutes'],
    [60, 'a minute'],
    [1, 'a minute'],
  ])('says how long %i seconds are', (seconds, wait) => {
    expect(lockedPinMessage(seconds)).toBe(
      `Your PIN is locked after ${PIN_TRIES} wrong tries. Please wait ${wait}, or use a passkey or a recovery code.`,
    );
  });

  it('ends a lock after 15 minutes', () => {
    expect(pinLockEnds(new Date('2026-11-20T23:50:00.001Z'))).toEqual(new Date('2026-11-21T00:05:00.001Z'));
  });
});
