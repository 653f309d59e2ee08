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
  lines: [],
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

  it('say by which lines the amount came about', () => {
    const lines = [
      { what: 'Year', amountCents: 79_000, from: '2026-11-23T10:00:00.000Z', to: '2027-11-23T10:00:00.000Z' },
      { what: 'Credit', amountCents: -7_900, from: null, to: null },
    ];
    render(<ReceiptTable receipts={[{ ...paid, amountCents: 71_100, lines }]} />);
    const [year, credit] = within(
      screen.getByRole('list', { name: 'How the amount comes about' }),
    ).getAllByRole('listitem');
    expect(year).toHaveTextContent('Year: $790.00 (Nov 23, 2026 to Nov 23, 2027)');
    expect(credit).toHaveTextContent('Credit: -$79.00');
  });

  it('are said to be none before anything was paid', () => {
    render(<ReceiptTable receipts={[]} />);
    expect(screen.getByText(/You have not paid for a plan yet/)).toBeInTheDocument();
  });
});
