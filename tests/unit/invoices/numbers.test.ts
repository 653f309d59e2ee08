import { invoiceNumber } from '@/lib/invoices/rules/statuses';

describe('the number of an invoice', () => {
  it.each([
    [2026, 1, 'INV-2026-0001'],
    [2026, 42, 'INV-2026-0042'],
    [2027, 9_999, 'INV-2027-9999'],
    [2027, 10_000, 'INV-2027-10000'],
  ])('in %i, the %i., is %s', (year, ordinal, number) => {
    expect(invoiceNumber(year, ordinal)).toBe(number);
  });
});
