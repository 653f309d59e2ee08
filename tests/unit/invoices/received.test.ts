import { excessOf, formatReceived, standingOf, sumReceived } from '@/lib/invoices/rules/received';

const order = { totalCents: 12_000, currency: 'usd' };
const payment = (given: Partial<Parameters<typeof sumReceived>[1][number]> = {}) => ({
  status: 'succeeded' as const,
  amountCents: 12_000,
  refundedCents: 0,
  currency: 'usd',
  ...given,
});

describe('what came for an invoice', () => {
  it('is the sum of what succeeded in its currency', () => {
    const payments = [
      payment({ refundedCents: 500 }),
      payment(),
      payment({ status: 'failed' }),
      payment({ status: 'open' }),
      payment({ currency: 'jpy' }),
    ];
    expect(sumReceived(order, payments)).toMatchObject({ receivedCents: 24_000, refundedCents: 500 });
  });

  it.each([
    [payment(), false],
    [payment({ amountCents: 11_999 }), true],
    [payment({ currency: 'jpy' }), true],
    [payment({ amountCents: 11_999, refundedCents: 11_999 }), false],
    [payment({ amountCents: 11_999, status: 'failed' }), false],
  ])('is told when it does not fit and was not paid back', (each, isMismatched) => {
    expect(sumReceived(order, [each]).isMismatched).toBe(isMismatched);
  });
});

describe('what is too much', () => {
  const paid = {
    status: 'paid',
    paymentMethod: 'card',
    totalCents: 12_000,
    receivedCents: 12_000,
    refundedCents: 0,
    isMismatched: false,
  } as const;

  it.each([
    ['paid once', paid, null],
    ['paid by card two times', { ...paid, receivedCents: 24_000 }, 'Paid twice'],
    ['paid by hand and by card', { ...paid, paymentMethod: 'manual' }, 'Paid twice'],
    [
      'paid two times, one of them paid back',
      { ...paid, receivedCents: 24_000, refundedCents: 12_000 },
      null,
    ],
    ['void and paid', { ...paid, status: 'void', paymentMethod: null }, 'Paid though void'],
    ['void because it was paid back', { ...paid, status: 'void', refundedCents: 12_000 }, null],
    [
      'open with another amount',
      { ...paid, status: 'sent', paymentMethod: null, receivedCents: 100, isMismatched: true },
      'Wrong amount',
    ],
  ] as const)('is told of an invoice that is %s', (_, invoice, told) => {
    expect(excessOf(invoice)).toBe(told);
  });
});

describe('the state of a payment for the person who is to pay', () => {
  const sent = { ...order, status: 'sent' } as const;

  it('is what became of the newest one', () => {
    const [failed, open] = [payment({ status: 'failed' }), payment({ status: 'open' })];
    expect(standingOf(sent, [])).toBe('none');
    expect(standingOf(sent, [open])).toBe('processing');
    expect(standingOf(sent, [failed])).toBe('failed');
    expect(standingOf(sent, [failed, open])).toBe('processing');
    expect(standingOf({ ...sent, status: 'paid' }, [payment(), failed])).toBe('none');
  });
});

describe('money of any currency', () => {
  it('has the decimals of its currency', () => {
    expect(formatReceived(12_000, 'usd')).toBe('$120.00');
    expect(formatReceived(12_000, 'jpy')).toBe('¥12,000');
  });
});
