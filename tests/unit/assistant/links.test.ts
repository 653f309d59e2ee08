import { keepKnownLinks, partsOf, wordsOf } from '@/lib/assistant/rules/links';

describe('links of an answer', () => {
  it('are those to known pages', () => {
    const known = (path: string) => path === '/pricing';
    expect(keepKnownLinks('[A](/pricing#plans) [B](/secret) [C](https://x.example)', known)).toBe(
      '[A](/pricing#plans) B C',
    );
  });

  it.each(['//x.example', 'https://x.example', '/\\x.example', 'javascript:void', 'mailto:a@b.c'])(
    'are never %s',
    (href) => {
      expect(partsOf(`see [here](${href})`)).toEqual([{ text: 'see ' }, { text: 'here' }]);
      expect(keepKnownLinks(`[here](${href})`, () => true)).toBe('here');
    },
  );

  it('stand between the texts around them', () => {
    expect(partsOf('See [Pricing](/pricing).')).toEqual([
      { text: 'See ' },
      { text: 'Pricing', href: '/pricing' },
      { text: '.' },
    ]);
  });

  it('take no long time to find in brackets without an end', () => {
    expect(partsOf('['.repeat(20_000))).toHaveLength(1);
  });
});

describe('the words of an answer that is still coming', () => {
  it.each([
    ['See [Pricing](/pricing).', 'See Pricing.'],
    ['See [Pri', 'See Pri'],
    ['See [Pricing]', 'See Pricing'],
    ['See [Pricing](/pri', 'See Pricing'],
    ['An array [1] and so on', 'An array [1] and so on'],
  ])('of %j are %j', (partial, words) => {
    expect(wordsOf(partial)).toBe(words);
  });
});
