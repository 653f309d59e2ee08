import { claims } from '@/lib/company/content/claims/claims';
import { harmless } from '@/lib/company/content/claims/harmless';
import { formOf, uncovered } from '@/tests/support/absolute-words';
import { sweptPages } from '@/tests/support/swept-pages';
import { pageText } from '@/tests/support/page-text';

const claimed = Object.values(claims).flat();
const promiseless = harmless.flatMap((list) => Object.values(list).flat());

describe('a sentence with an absolute word', () => {
  it.each(sweptPages)('on %s is in the list of claims, or in the one of the harmless', async (path) => {
    const said = claimed.filter(({ on }) => on.includes(path)).map(({ says }) => says);
    expect(uncovered(await pageText(path), [...said, ...promiseless])).toEqual([]);
  });

  it.each([
    'Nobody waits.',
    'We never fail.',
    'It is there at any time.',
    'Support is there 24/7.',
    'Every deed is safe.',
    'It is sent instantly.',
    'We answer within 24 hours.',
    'We answer within an hour.',
    'We answer within … days.',
    'Your data is secure.',
    'Anyone can check it.',
    'Updates come in real time.',
    'Only you see it.',
  ])('is found where neither has it: %s', (sentence) => {
    expect(uncovered(`Hello. ${sentence}`, ['Hello.'])).toEqual([`Hello. ${sentence}`]);
  });

  it('is covered by what holds the word, and by nothing beside it', () => {
    expect(uncovered('We never fail. Nobody waits.', ['We never fail.'])).toEqual([
      'We never fail. Nobody waits.',
    ]);
  });
});

describe('a sentence that claims nothing by its form', () => {
  it.each([
    ['Please enter each day once.', 'what the reader is asked to do'],
    ['Do you lock every property?', 'a question'],
    ['Nobody has applied yet.', 'that a list of the reader is empty so far'],
    ['Nothing matches this filter.', 'that a filter leaves nothing'],
    ['Show all documents', 'a label'],
  ])('%s', (sentence, form) => {
    expect(formOf(sentence)).toBe(form);
  });

  it.each([
    'We never please anybody.',
    'Nothing is charged.',
    'Nobody can open it.',
    'Lifetime guarantee',
    'Always secure',
    'Answers within 24 hours',
    'All of it is encrypted.',
    'All documents are encrypted today',
  ])('is not this one: %s', (sentence) => {
    expect(formOf(sentence)).toBeNull();
  });
});
