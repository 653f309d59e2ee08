import { invoiceName, searchedParts } from '@/lib/invoices/rules/names';

describe('what an invoice is called where those of several issuers meet', () => {
  it('is its number and whose it is', () => {
    expect(invoiceName('INV-2026-0001', 'Ada Lovelace')).toBe('INV-2026-0001 from Ada Lovelace');
  });

  it.each([
    ['INV-2026-0001 from Ada Lovelace', ['INV-2026-0001', 'Ada Lovelace']],
    ['inv-2026-0001 ada', ['inv-2026-0001', 'ada']],
    ['Ada INV-2026-10001', ['INV-2026-10001', 'Ada']],
    ['INV-2026-0001', ['INV-2026-0001']],
    ['INV-2026-0001 from', ['INV-2026-0001']],
    ['INV-2026', ['INV-2026']],
    ['from Ada', ['from Ada']],
    ['12 Main St', ['12 Main St']],
  ])('is found by %j', (search, parts) => {
    expect(searchedParts(search)).toEqual(parts);
  });
});
