import fc from 'fast-check';
import { editSsn, maskSsn } from '@/lib/partners/rules/ssn-mask';

const digitsOf = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

/** A text field without a mask: what is marked gives way to what is typed. */
const model = (digits: string, from: number, to: number, typed: string) =>
  digits.slice(0, from) + typed.slice(0, 9 - digits.length + to - from) + digits.slice(to);

/** Where the caret may stand behind that many digits: after the hyphen too, where there is one. */
const placeOf = (count: number) => count + (count > 3 ? 1 : 0) + (count > 5 ? 1 : 0);

describe('a masked number', () => {
  it.each([
    ['', ''],
    ['1', '•'],
    ['123', '•••'],
    ['1234', '•••-•'],
    ['12345', '•••-••'],
    ['123456', '•••-••-6'],
    ['123456789', '•••-••-6789'],
  ])('of %j is %j', (digits, shown) => expect(maskSsn(digits)).toBe(shown));

  it('shows no more than the last four', () => {
    fc.assert(
      fc.property(digitsOf(0, 9), (digits) => {
        expect(maskSsn(digits).replace(/\D/g, '')).toBe(digits.slice(5));
      }),
    );
  });
});

describe('an edit of a masked number', () => {
  it('takes a number that is pasted with its hyphens', () => {
    expect(editSsn({ digits: '', shown: '123-45-6789', caret: 11 })).toEqual({
      digits: '123456789',
      caret: 11,
    });
  });

  it('refuses a tenth digit and leaves the nine as they are', () => {
    expect(editSsn({ digits: '123456789', shown: '•••-••-67890', caret: 12 }).digits).toBe('123456789');
    expect(editSsn({ digits: '123456789', shown: '0•••-••-6789', caret: 1 }).digits).toBe('123456789');
  });

  it('leaves out what is no digit', () => {
    expect(editSsn({ digits: '12', shown: '••a٣', caret: 4 })).toEqual({ digits: '12', caret: 2 });
  });

  it('takes the digit before a hyphen away with the hyphen', () => {
    expect(editSsn({ digits: '1234', shown: '••••', caret: 3 })).toEqual({ digits: '124', caret: 2 });
  });

  it('changes digits as in a field without a mask, wherever the caret is', () => {
    const edits = fc.record({
      digits: digitsOf(0, 9),
      ends: fc.tuple(fc.nat(9), fc.nat(9)),
      typed: digitsOf(0, 9),
    });
    fc.assert(
      fc.property(edits, ({ digits, ends, typed }) => {
        const [from, to] = ends.map((end) => Math.min(end, digits.length)).sort() as [number, number];
        const before = maskSsn(digits);
        const start = before.slice(0, placeOf(from));
        const shown = start + typed + before.slice(placeOf(to));
        const edited = editSsn({ digits, shown, caret: start.length + typed.length });

        expect(edited.digits).toBe(model(digits, from, to, typed));
        expect(maskSsn(edited.digits).length).toBeGreaterThanOrEqual(edited.caret);
      }),
      { numRuns: 2_000 },
    );
  });
});
