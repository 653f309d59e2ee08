import fc from 'fast-check';
import { createInvoiceSchema, listInvoicesSchema } from '@/lib/invoices/schema';

const line = { description: 'Notary Dispatch / Trip', qty: 1, unit: 95, taxRate: 0 };
const input = { clientType: 'title', billTo: { name: 'Lone Star Title' }, meta: {}, items: [line] };

type Changes = Record<string, unknown>;
/** What a form would show below its fields. */
const refusals = (changes: Changes) => {
  const { error } = createInvoiceSchema.safeParse({ ...input, ...changes });
  return error?.issues.map(({ path, message }) => [path.join('.'), message] as const);
};
const ofLine = (changes: Changes) => refusals({ items: [{ ...line, ...changes }] });
const lines = (count: number, changes: Changes = {}) =>
  Array.from({ length: count }, () => ({ ...line, ...changes }));

describe('an invoice as it is sent', () => {
  it('takes the least that it needs, and empty fields for none', () => {
    const billTo = { name: '  Lone Star Title ', email: '', company: ' ', address: '' };
    expect(createInvoiceSchema.parse({ ...input, billTo, meta: undefined })).toEqual({
      clientType: 'title',
      billTo: { name: 'Lone Star Title' },
      meta: {},
      items: [line],
    });
  });

  it.each(['DeedGuard Collections', 'Deed Guard', 'guard-sign', 'Ｄeedguard'])(
    'does not bill under a name of ours: %s',
    (name) => {
      const says = 'DeedGuard and GuardSign are our names. Please enter the name of whom you bill.';
      expect(refusals({ billTo: { name: 'Ada', company: name } })).toEqual([['billTo.company', says]]);
      expect(refusals({ billTo: { name } })).toEqual([['billTo.name', says]]);
    },
  );

  it('takes a line that costs nothing beside one that does', () => {
    expect(refusals({ items: [line, { ...line, unit: 0 }] })).toBeUndefined();
  });

  it('takes 100 lines', () => {
    expect(refusals({ items: lines(100) })).toBeUndefined();
  });

  it('takes every price in whole cents and every rate in thousandths of a percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 49_999_999 }),
        fc.integer({ min: 0, max: 100_000 }),
        (cents, milli) => {
          expect(ofLine({ unit: cents / 100, taxRate: milli / 1000 })).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['no name', { billTo: {} }, 'billTo.name', 'Bill To Name is required'],
    ['an empty name', { billTo: { name: '  ' } }, 'billTo.name', 'Bill To Name is required'],
    ['a name that is none', { billTo: { name: 7 } }, 'billTo.name', 'Bill To Name is required'],
    [
      'HTML in the name',
      { billTo: { name: '<b>Ada</b>' } },
      'billTo.name',
      'Please leave out < and > and line breaks.',
    ],
    [
      'HTML in the company',
      { billTo: { name: 'Ada', company: '<script>' } },
      'billTo.company',
      'Please leave out < and > and line breaks.',
    ],
    [
      'an e-mail that is none',
      { billTo: { name: 'Ada', email: 'ada' } },
      'billTo.email',
      'Please enter an email address such as name@example.com.',
    ],
    ['an unknown type of client', { clientType: 'friend' }, 'clientType', 'Please choose title or direct.'],
    ['terms that nobody knows', { terms: 'Net 16' }, 'terms', 'Please choose the terms from the list.'],
    [
      'a day that is none',
      { terms: 'Due on a set day', dueDate: '2026-02-30' },
      'dueDate',
      'Please choose the day on which it is due.',
    ],
    [
      'terms that name a day, without it',
      { terms: 'Due on a set day' },
      'dueDate',
      'Please choose a day, with the terms “Due on a set day”.',
    ],
    [
      'a day under other terms',
      { terms: 'Net 30', dueDate: '2026-12-05' },
      'dueDate',
      'Please choose a day, with the terms “Due on a set day”.',
    ],
    ['a long note', { memo: 'x'.repeat(1_001) }, 'memo', 'Please use at most 1,000 characters.'],
    ['no line', { items: [] }, 'items', 'An invoice needs at least one line.'],
    ['101 lines', { items: lines(101) }, 'items', 'An invoice can have at most 100 lines.'],
    [
      'lines of more than a million together',
      { items: lines(11, { unit: 95_000 }) },
      'items',
      'An invoice can total at most $999,999.99.',
    ],
    [
      'a tax that makes it more than a million',
      { items: lines(1, { unit: 999_999.99, taxRate: 0.001 }) },
      'items',
      'An invoice can total at most $999,999.99.',
    ],
  ])('is refused with %s', (_, changes, path, message) => {
    expect(refusals(changes)).toEqual([[path, message]]);
  });

  it.each([
    ['no description', { description: ' ' }, 'description', 'Please enter a description.'],
    [
      'HTML in the description',
      { description: '<i>x</i>' },
      'description',
      'Please leave out < and > and line breaks.',
    ],
    [
      'a description of 301 characters',
      { description: 'x'.repeat(301) },
      'description',
      'Please use at most 300 characters.',
    ],
    ['no quantity', { qty: 0 }, 'qty', 'The quantity must be at least 1.'],
    ['half a quantity', { qty: 0.5 }, 'qty', 'The quantity must be at least 1.'],
    ['a quantity of four decimals', { qty: 1.0005 }, 'qty', 'Please use at most three decimals.'],
    ['a quantity of 100,001', { qty: 100_001, unit: 1 }, 'qty', 'The quantity can be at most 100,000.'],
    ['a negative price', { unit: -0.01 }, 'unit', 'A price cannot be negative.'],
    ['a price of three decimals', { unit: 1.005 }, 'unit', 'Please use whole cents.'],
    ['a price as text', { unit: '95' }, 'unit', 'Please enter a price.'],
    ['a price that is no number', { unit: NaN }, 'unit', 'Please enter a price.'],
    ['a negative tax', { taxRate: -1 }, 'taxRate', 'A tax rate cannot be negative.'],
    ['a tax of 101 percent', { taxRate: 101 }, 'taxRate', 'A tax rate can be at most 100 percent.'],
    ['a tax of four decimals', { taxRate: 8.8755 }, 'taxRate', 'Please use at most three decimals.'],
  ])('is refused with %s in a line', (_, changes, field, message) => {
    expect(Object.fromEntries(ofLine(changes) ?? [])).toEqual({ [`items.0.${field}`]: message });
  });

  it('is refused with a price of 1e12 dollars, beside the price and beside the lines', () => {
    expect(ofLine({ unit: 1e12 })).toContainEqual(['items.0.unit', 'A price can be at most $999,999.99.']);
  });

  it('is refused with fields that nobody asked for', () => {
    expect(refusals({ status: 'paid' })).toHaveLength(1);
    expect(createInvoiceSchema.parse({ ...input, billTo: { name: 'Ada', isAdmin: true } }).billTo).toEqual({
      name: 'Ada',
    });
  });
});

describe('the lines of an invoice', () => {
  it.each([1, 1.5, 12.125, 100_000])('take a quantity of %s', (qty) => {
    expect(refusals({ items: lines(1, { qty, unit: 1 }) })).toBeUndefined();
  });
});

describe('the question for a list', () => {
  it('takes empty fields of a form for none', () => {
    expect(listInvoicesSchema.parse({ status: '', search: ' ', after: '' })).toEqual({});
  });

  it.each([{ status: 'open' }, { after: 'first' }, { search: 'x'.repeat(201) }])('refuses %p', (query) => {
    expect(listInvoicesSchema.safeParse(query).success).toBe(false);
  });
});
