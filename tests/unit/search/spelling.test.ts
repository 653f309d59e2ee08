import { distance } from 'fastest-levenshtein';
import fc from 'fast-check';
import { correct, errorsBetween, type Vocabulary } from '@/lib/search/rules/spelling';

const words = [
  'notary',
  'release',
  'lock',
  'invoice',
  'receive',
  'vault',
  'thumbprint',
  'austin',
  'deed',
  'texas',
];
const vocabulary: Vocabulary = { words, isKnown: (word) => words.some((known) => known.startsWith(word)) };

describe('what a search probably meant', () => {
  it.each([
    ['notry', 'notary'],
    ['notray austn', 'notary austin'],
    ['relase lokc', 'release lock'],
    ['recieve invoce', 'receive invoice'],
    ['valut', 'vault'],
    ['thmub', 'thumbprint'],
    ['notary texsa', 'notary texas'],
  ])('by %j is %j', (typed, meant) => {
    expect(correct(typed.split(' '), vocabulary)?.join(' ')).toBe(meant);
  });

  it.each(['notary', 'nota', 'lo', 'xyz', '4180', 'qwertyuiop', 'dee'])(
    'by %j is what was typed',
    (typed) => {
      expect(correct([typed], vocabulary)).toBeNull();
    },
  );
});

describe('errors between two words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('are as many either way, none for the same, and never more than without swaps', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const errors = errorsBetween(a, b, 20);
        expect(errors).toBe(errorsBetween(b, a, 20));
        expect(errors === 0).toBe(a === b);
        expect(errors).toBeLessThanOrEqual(distance(a, b));
      }),
    );
  });

  it('count a swap of neighbors as one, and stop where there are more than is asked for', () => {
    expect(errorsBetween('lokc', 'lock', 2)).toBe(1);
    expect(errorsBetween('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
