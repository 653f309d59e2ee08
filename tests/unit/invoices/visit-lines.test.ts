import { visitLines } from '@/lib/invoices/rules/visit-lines';

const visit = { isRemote: false, basePriceCents: 12_500, travelFeeCents: 815, addOnCents: 2_500 };
const shown = (changes: Partial<typeof visit>) =>
  visitLines({ ...visit, ...changes }).map(({ description, unitCents }) => [description, unitCents]);

describe('the lines of a visit', () => {
  it('are the parts of its price, one each, without tax', () => {
    expect(visitLines(visit)).toEqual([
      { description: 'Notary Dispatch / Trip', quantity: 1, unitCents: 12_500, taxRateMilli: 0 },
      { description: 'Travel fee', quantity: 1, unitCents: 815, taxRateMilli: 0 },
      { description: 'Deed protection', quantity: 1, unitCents: 2_500, taxRateMilli: 0 },
    ]);
  });

  it('leave out what costs nothing', () => {
    expect(shown({ travelFeeCents: 0, addOnCents: 0 })).toEqual([['Notary Dispatch / Trip', 12_500]]);
  });

  it('call no remote session a trip', () => {
    expect(shown({ isRemote: true, travelFeeCents: 0 })).toEqual([
      ['Remote online notarization', 12_500],
      ['Deed protection', 2_500],
    ]);
  });

  it('are never none', () => {
    expect(shown({ basePriceCents: 0, travelFeeCents: 0, addOnCents: 0 })).toEqual([
      ['Notary Dispatch / Trip', 0],
    ]);
  });
});
