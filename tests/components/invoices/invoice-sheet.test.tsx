import { render, screen, within } from '@testing-library/react';
import { InvoiceSheet } from '@/components/invoices/pay/invoice-sheet';
import { sentInvoice } from '@/tests/support/invoice-views';
import { inZone } from '@/tests/support/zones';

describe('the sheet', () => {
  it('shows who bills whom, every line and the sums', () => {
    const items = [
      { description: 'Notary Dispatch / Trip', qty: 3, unit: 1.1, taxRate: 8.5 },
      { description: 'Printing / Scanbacks', qty: 1, unit: 25, taxRate: 0 },
    ];
    render(
      <InvoiceSheet
        invoice={sentInvoice({ items, subtotal: 28.3, tax: 0.28, total: 28.58, balance: 28.58 })}
      />,
    );

    const details = screen.getByRole('region', { name: 'Details' });
    for (const text of [
      'Grace Hopper',
      'Ada Lovelace',
      'Analytical Title',
      '1 Main St',
      'Net 15, due by Dec 6, 2026',
    ])
      expect(details).toHaveTextContent(text);
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['3', '$1.10', '8.5%', '$3.58'],
      ['1', '$25.00', '0%', '$25.00'],
    ]);
    const sums = ['Subtotal', 'Tax', 'Total'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(sums).toEqual(['$28.30', '$0.28', '$28.58']);
  });

  it('is due on the same day wherever it is read, and was created on the day that it was there', () => {
    const [createdAt, dueAt] = ['2026-11-21T01:30:00.000Z', '2026-12-06T01:30:00.000Z'];
    inZone('America/Chicago', () => render(<InvoiceSheet invoice={sentInvoice({ createdAt, dueAt })} />));

    expect(screen.getByText('Dec 6, 2026')).toBeInTheDocument();
    expect(screen.getByText('Nov 20, 2026')).toBeInTheDocument();
  });

  it('says below the sender that nobody has checked who that is', () => {
    render(<InvoiceSheet invoice={sentInvoice()} />);

    const sender = screen.getByText('From').nextElementSibling;
    expect(sender).toHaveTextContent(
      'grace@example.comNo visit that was booked here belongs to this invoice. We have not checked who the sender is. Pay only what you expect.',
    );
  });
});
