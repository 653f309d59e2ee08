import { checkNumbers } from '@/tests/faults/checks/numbers';

const invoicesOf = (...ordinals: number[]) =>
  ordinals.map((ordinal) => ({ issuerId: 'ada', number: `INV-2026-000${ordinal}` }));

describe('checkNumbers', () => {
  it('finds nothing in a whole series', () => {
    const counters = [{ issuerId: 'ada', lastNumber: 3 }];
    expect(checkNumbers({ invoices: invoicesOf(2, 1, 3), counters })).toEqual([]);
  });

  it.each([
    ['a gap', [1, 3], 3, 'The invoices of ada are 1, 3 of 3.'],
    ['a number that was given twice', [1, 2, 2], 3, 'The invoices of ada are 1, 2, 2 of 3.'],
    ['a number that was given and is gone', [1, 2], 3, 'The invoices of ada are 1, 2 of 3.'],
  ])('finds %s', (_, ordinals, lastNumber, words) => {
    const counters = [{ issuerId: 'ada', lastNumber }];
    expect(checkNumbers({ invoices: invoicesOf(...ordinals), counters })).toEqual([words]);
  });
});
