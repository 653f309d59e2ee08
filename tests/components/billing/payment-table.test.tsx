import { render, screen, within } from '@testing-library/react';
import { PaymentTable } from '@/components/billing/payment-table';
import type { BillingPayment } from '@/lib/billing/schema';

const paid: BillingPayment = {
  id: '1',
  paidAt: '2026-11-23T10:00:00.000Z',
  what: 'Property deed protection',
  about: '12 Main St, Austin, TX 78701',
  amountCents: 9_900,
  currency: 'usd',
  way: 'card',
  standing: 'paid',
  refundedCents: 0,
  refundedAt: null,
  dispute: null,
  href: '/payment/success?service=deedguard&payment=1',
  receiptHref: '/api/payments/1/receipt',
};

const show = (overrides: Partial<BillingPayment> = {}) => {
  render(<PaymentTable payments={[{ ...paid, ...overrides }]} />);
  return screen.getByRole('row', { name: /Property deed protection/ });
};

describe('a payment in the list', () => {
  it('leads to what was paid, and to its receipt', () => {
    const row = show();
    expect(within(row).getByRole('link', { name: 'Property deed protection' })).toHaveAttribute(
      'href',
      paid.href,
    );
    expect(
      within(row).getByRole('link', {
        name: 'Receipt for Property deed protection, 12 Main St, Austin, TX 78701, opens in a new tab',
      }),
    ).toHaveAttribute('href', paid.receiptHref);
    expect(row).toHaveTextContent('$99.00');
    expect(row).toHaveTextContent('Card, by Stripe');
    expect(row).toHaveTextContent('Paid');
  });

  it('of the demo provider says that no money moved', () => {
    expect(show({ way: 'demo' })).toHaveTextContent('Demo, no money moved');
  });

  it('of the demo provider is taken back, and nothing went back', () => {
    const refundedAt = '2026-11-24T12:00:00.000Z';
    const row = show({ way: 'demo', standing: 'refunded', refundedCents: 9_900, refundedAt });
    expect(row).toHaveTextContent('Taken back (demo)');
    expect(row).toHaveTextContent(/\$99\.00 taken back on .*24/);
    expect(row).not.toHaveTextContent(/went back|Refunded/);
  });

  it('says what went back, and when', () => {
    const row = show({
      standing: 'partly_refunded',
      refundedCents: 2_000,
      refundedAt: '2026-11-24T10:00:00.000Z',
    });
    expect(row).toHaveTextContent('Partly refunded');
    expect(row).toHaveTextContent(/\$20\.00 went back on .*24/);
  });

  it('says what a bank was asked, and when it decided', () => {
    const openedAt = '2026-11-24T10:00:00.000Z';
    expect(show({ standing: 'disputed', dispute: { openedAt, closedAt: null } })).toHaveTextContent(
      /DisputedYou asked your bank on .*24/,
    );
  });

  it('of another currency keeps it', () => {
    expect(show({ currency: 'jpy', amountCents: 12_000 })).toHaveTextContent('¥12,000');
  });
});
