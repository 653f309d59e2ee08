import fc from 'fast-check';
import { acceptWording, keepsTo } from '@/lib/generator/rules/wording';

const own = 'i saw John Miller sign on 3/14/2026 for $1,500. he was calm.';

describe('the wording of a model', () => {
  it.each([
    ['says it in formal words', 'On 3/14/2026 I observed John Miller sign for $1,500. He appeared calm.'],
    ['is the same', own],
  ])('is taken where it %s', (_, worded) => {
    expect(keepsTo(own, worded)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['loses a number', 'I observed John Miller sign for $1,500. He appeared calm.'],
    ['changes a number', 'On 3/15/2026 I observed John Miller sign for $1,500.'],
    ['adds a number', 'On 3/14/2026 I observed John Miller sign for $1,500, at 4180 his house.'],
    ['loses a name', 'On 3/14/2026 I observed a man sign for $1,500.'],
    ['adds a name', 'On 3/14/2026 I observed John Miller sign for $1,500 before Mary Poppins.'],
    ['is no prose', 'On 3/14/2026 I observed John Miller sign for $1,500. <script>alert(1)</script>'],
    [
      'names an address of the web',
      'On 3/14/2026 I saw John Miller sign for $1,500. See https://evil.example',
    ],
    ['leaves a blank to be filled', 'On 3/14/2026 I saw John Miller sign for $1,500 in {{place}}.'],
    [
      'is many times as long',
      `On 3/14/2026 I saw John Miller sign for $1,500. ${'he was very calm '.repeat(60)}`,
    ],
  ])('is refused where it %s', (_, worded) => {
    expect(keepsTo(own, worded)).toBe(false);
  });

  it('is never taken for a field that was not asked for', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (answered) => {
        const taken = acceptWording({ statement: own }, answered);
        expect(Object.keys(taken).filter((name) => name !== 'statement')).toEqual([]);
      }),
    );
  });

  it.each([[null], ['text'], [['a']], [{ statement: 5 }], [{ statement: { nested: own } }]])(
    'is nothing where the model answers %j',
    (answered) => {
      expect(acceptWording({ statement: own }, answered)).toEqual({});
    },
  );

  it('takes the fields that keep to the words, and leaves the others', () => {
    const answered = { statement: `${own} Thank you.`, scope: 'Paint 5 doors', other: 'x' };
    expect(acceptWording({ statement: own, scope: 'paint 4 doors' }, answered)).toEqual({
      statement: `${own} Thank you.`,
    });
  });
});
