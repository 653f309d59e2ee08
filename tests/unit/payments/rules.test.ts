import fc from 'fast-check';
import { DEED_PROTECTION_CENTS, pathAfterPaying, payPath } from '@/lib/payments/rules';
import { formatMoney, formatPrice, toCents, toDollars } from '@/lib/values/money';
import { createPaymentIntentSchema, payOriginSchema } from '@/lib/payments/schema';

describe('money', () => {
  it.each([
    [99, 9900],
    [19.99, 1999],
    [0.07, 7],
    [1.1, 110],
    [0.1 + 0.2, 30],
    [0, 0],
  ])('of $%p is %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('comes back from dollars as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
        expect(toCents(Number(toDollars(cents).toFixed(2)))).toBe(cents);
      }),
    );
  });

  it('for one property is $99', () => {
    expect(toDollars(DEED_PROTECTION_CENTS)).toBe(99);
  });

  it.each([
    [0, '$0.00'],
    [7, '$0.07'],
    [9_900, '$99.00'],
    [123_456_789, '$1,234,567.89'],
  ])('of %i cents is written %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it.each([
    [0, '$0'],
    [9_900, '$99'],
    [1_550, '$15.50'],
    [299_000, '$2,990'],
    [65, '$0.65'],
  ])('of %i cents is %s as a price', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});

describe('the order of a payment', () => {
  const order = { amount: 99, description: 'Deed protection', service: 'deedguard' };

  it.each([99, 99.5, 19.99, 0.07, 1234567.89])('may have an amount of %p', (amount) => {
    expect(createPaymentIntentSchema.safeParse({ ...order, amount }).success).toBe(true);
  });

  it.each([99.001, '99', NaN, Infinity, null])('may not have an amount of %p', (amount) => {
    expect(createPaymentIntentSchema.safeParse({ ...order, amount }).success).toBe(false);
  });

  it('may leave out the lock, but not name it in another way than by its id', () => {
    expect(createPaymentIntentSchema.parse(order)).toEqual(order);
    expect(createPaymentIntentSchema.safeParse({ ...order, lockId: '12 Main St' }).success).toBe(false);
  });
});

describe('the way to pay and back', () => {
  it.each([
    ['the page of a property', { lockId: 'lock', from: 'property' as const }, '/properties/lock'],
    ['elsewhere', { lockId: 'lock' }, '/document-vault'],
    ['a property, for a credit', { from: 'property' as const }, '/document-vault'],
    ['elsewhere, for a credit', {}, '/document-vault'],
  ])('begun from %s ends there, or in the vault', (_, order, end) => {
    expect(pathAfterPaying(order)).toBe(end);
  });

  it.each([
    [{ lockId: 'lock', from: 'property' as const }, '/payment/deedguard?lock=lock&from=property'],
    [{ lockId: 'lock' }, '/payment/deedguard?lock=lock'],
    [{}, '/payment/deedguard'],
  ])('of %j is %s', (order, path) => {
    expect(payPath(order)).toBe(path);
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    '/properties/42',
    'Property',
    '',
    undefined,
    ['property', 'property'],
  ])('takes a kind of place and no address: %j is none', (wish) => {
    expect(payOriginSchema.parse(wish)).toBeUndefined();
  });

  it('takes a property', () => {
    expect(payOriginSchema.parse('property')).toBe('property');
  });
});
