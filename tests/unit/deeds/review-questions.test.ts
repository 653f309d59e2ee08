import { reviewQuestions } from '@/lib/deeds/rules/review-questions';

const home = { ownerName: 'Ada Lovelace', propertyAddress: '12 Main St, Austin, TX 78701' };

describe('what is asked before a lock is on record', () => {
  it.each([
    ['nothing of names and streets as they usually are', {}, []],
    ['nothing of a short name with a first name', { ownerName: 'Bo Li' }, []],
    ['nothing of a street that has a letter for a name', { propertyAddress: '5 A St, Austin, TX' }, []],
    ['about a name of two letters', { ownerName: 'xx' }, ['The owner’s name is “xx”. Is this right?']],
    [
      'about a street of one letter',
      { propertyAddress: '5 X, Austin, TX 78701' },
      ['The street is “5 X”. Is this right?'],
    ],
  ])('%s', (_, stated, questions) => {
    expect(reviewQuestions({ ...home, ...stated })).toEqual(questions);
  });
});
