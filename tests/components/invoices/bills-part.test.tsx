import { render, screen } from '@testing-library/react';
import { BillsPart } from '@/components/invoices/bills-part';
import type { Bill } from '@/lib/invoices/schema';

const bill: Bill = {
  id: '33333333-3333-4333-8333-333333333333',
  number: 'INV-2026-0007',
  status: 'sent',
  issuerName: 'Grace Hopper',
  property: '500 Congress Ave',
  total: 120,
  requestId: '44444444-4444-4444-8444-444444444444',
  dueAt: '2026-12-06T12:00:00.000Z',
  paidAt: null,
};

describe('what a client is to pay', () => {
  it('names who bills what, and leads to the page to pay on', () => {
    render(<BillsPart status="sent" bills={[bill]} olderAt={null} />);

    expect(screen.getByRole('heading', { name: 'To pay' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'INV-2026-0007 from Grace Hopper' })).toHaveAttribute(
      'href',
      `/pay/${bill.id}`,
    );
    const row = screen.getByRole('row', { name: /INV-2026-0007/ });
    for (const text of ['Grace Hopper', '500 Congress Ave', 'Dec 6, 2026', '$120.00'])
      expect(row).toHaveTextContent(text);
    expect(screen.queryByText('Paid')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Older/ })).not.toBeInTheDocument();
  });

  it('tells two alike numbers of two issuers apart', () => {
    const other = { ...bill, id: '55555555-5555-4555-8555-555555555555', issuerName: 'Alan Turing' };
    render(<BillsPart status="sent" bills={[bill, other]} olderAt={null} />);

    for (const { id, issuerName } of [bill, other])
      expect(screen.getByRole('link', { name: `INV-2026-0007 from ${issuerName}` })).toHaveAttribute(
        'href',
        `/pay/${id}`,
      );
  });

  it('leads to older ones', () => {
    render(<BillsPart status="sent" bills={[bill]} olderAt="/invoices?billsAfter=1" />);

    expect(screen.getByRole('link', { name: 'Older invoices to pay' })).toHaveAttribute(
      'href',
      '/invoices?billsAfter=1',
    );
  });
});

describe('what a client has paid', () => {
  it('is listed apart, with its day', () => {
    const paid = { ...bill, status: 'paid' as const, paidAt: '2026-11-22T12:00:00.000Z' };
    render(<BillsPart status="paid" bills={[paid]} olderAt={null} />);

    expect(screen.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'To pay' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /INV-2026-0007/ })).toHaveTextContent('Nov 22, 2026');
  });
});
