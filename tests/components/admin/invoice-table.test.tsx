import { render, screen, within } from '@testing-library/react';
import { InvoiceTable } from '@/components/admin/invoice-table';
import type { ListedInvoice } from '@/lib/invoices/schema';

const invoice: ListedInvoice = {
  id: '33333333-3333-4333-8333-333333333333',
  number: 'INV-2026-0007',
  status: 'paid',
  paymentMethod: 'card',
  issuerName: 'Grace Hopper',
  billToName: 'Ada Lovelace',
  billToCompany: null,
  property: null,
  total: 120,
  createdAt: '2026-11-20T12:00:00.000Z',
  dueAt: null,
  paidAt: '2026-11-22T12:00:00.000Z',
  receivedCents: 12_000,
  refundedCents: 0,
  isMismatched: false,
};

const row = () => within(screen.getByRole('row', { name: /INV-2026-0007/ }));

describe('the invoices of every account', () => {
  it('name whose number it is, also in the link', () => {
    render(<InvoiceTable invoices={[invoice]} />);
    const link = row().getByRole('link', { name: 'INV-2026-0007 from Grace Hopper' });
    expect(link).toHaveAttribute('href', `/pay/${invoice.id}`);
  });

  it.each([
    ['Paid twice', { receivedCents: 24_000 }],
    ['Wrong amount', { status: 'sent', paymentMethod: null, receivedCents: 100, isMismatched: true }],
    ['Refunded $20.00', { refundedCents: 2_000 }],
  ] as const)('say %s of the money that came', (badge, given) => {
    render(<InvoiceTable invoices={[{ ...invoice, ...given }]} />);
    expect(row().getByText(badge)).toBeInTheDocument();
  });

  it('say nothing of the money of an invoice that was paid once', () => {
    render(<InvoiceTable invoices={[invoice]} />);
    expect(row().queryByText(/Paid twice|Refunded|Wrong amount/)).not.toBeInTheDocument();
  });
});
