import { standardStreet } from '@/lib/deeds/rules/standard-street';

describe('the standard form of a street', () => {
  it.each([
    ['1204 barton springs rd', '1204 Barton Springs Rd'],
    ['1204 n 10th st', '1204 N 10th St'],
    ['12b o’connor ave, apt #4c', '12B O’Connor Ave, Apt #4C'],
    ['po box 12', 'PO Box 12'],
    ['p.o. box 12', 'P.O. Box 12'],
    ['rr 2 box 7', 'RR 2 Box 7'],
    ['1 avenue of the americas', '1 Avenue of the Americas'],
    ['5 winston-salem blvd sw', '5 Winston-Salem Blvd SW'],
    ['lot 3 block 2', 'Lot 3 Block 2'],
  ])('of %s is %s', (typed, standard) => expect(standardStreet(typed)).toBe(standard));

  it.each(['1204 Barton springs rd', '12 MAIN ST', '1 McKinney ave', '12'])(
    'of %s is as it was typed',
    (typed) => expect(standardStreet(typed)).toBe(typed),
  );
});
