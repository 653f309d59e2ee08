import { isRecased, reviewQuestions } from '@/lib/deeds/rules/review-questions';

const home = { ownerName: 'Ada Lovelace', propertyAddress: '12 Main St, Austin, TX 78701' };

describe('what is asked before a lock is on record', () => {
  it.each([
    ['nothing of names and streets as they usually are', {}, []],
    ['nothing of a short name with a first name', { ownerName: 'Bo Li' }, []],
    ['nothing of a street that has a letter for a name', { propertyAddress: '5 A St, Austin, TX' }, []],
    ['about a name of two letters', { ownerName: 'xx' }, ['The owner’s name is “xx”. Is this right?']],
    [
      'nothing of a name in small letters, but that it stays so',
      { ownerName: 'pat mcphone' },
      ['The owner’s name has no capital letters. It goes on record as you typed it.'],
    ],
    ['nothing of a name without capitals in its script', { ownerName: '王小明' }, []],
    [
      'about a street of one letter',
      { propertyAddress: '5 X, Austin, TX 78701' },
      ['The street is “5 X”. Is this right?'],
    ],
  ])('%s', (_, stated, questions) => {
    expect(reviewQuestions({ ...home, ...stated })).toEqual(questions);
  });
});

describe('a street that goes on record with capitals', () => {
  const recorded = '1204 Barton Springs Rd, Austin, TX 78704';

  it.each([
    ['1204 barton springs rd, austin tx 78704', true],
    ['1204 barton springs rd austin tx 78704', true],
    ['1204 Barton Springs Rd, Austin', false],
    ['1204 Barton Springs Road, Austin', false],
  ])('typed as %s is told: %s', (typed, isTold) => {
    expect(isRecased({ typed, recorded })).toBe(isTold);
  });
});
