import { render, screen, within } from '@testing-library/react';
import { ReceiptTable } from '@/components/plans/receipt-table';
import type { PlanReceipt } from '@/lib/plans/schema';

const paid: PlanReceipt = {
  id: '1',
  number: 'A-1',
  plan: 'basic',
  period: 'year',
  amountCents: 29_000,
  paidAt: '2026-11-23T10:00:00.000Z',
  href: 'https://invoice.stripe.com/i/1',
  isDemo: false,
};

describe('the receipts of plans', () => {
  it('lead to Stripe’s page each', () => {
    render(<ReceiptTable receipts={[paid]} />);
    const row = screen.getByRole('row', { name: /A-1/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', paid.href);
    expect(row).toHaveTextContent('Basic Protection, by the year');
    expect(row).toHaveTextContent('$290.00');
    expect(row).not.toHaveTextContent('Demo');
  });

  it('of the demo provider say that no money moved', () => {
    render(<ReceiptTable receipts={[{ ...paid, isDemo: true, href: '/api/plans/receipts/1' }]} />);
    expect(screen.getByText('Demo, no money moved')).toBeInTheDocument();
  });

  it('are said to be none before anything was paid', () => {
    render(<ReceiptTable receipts={[]} />);
    expect(screen.getByText(/Nothing was paid yet/)).toBeInTheDocument();
  });
});
