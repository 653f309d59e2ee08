import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoicePage } from '@/components/invoices/page/invoice-page';
import type { Invoice } from '@/lib/invoices/schema';
import { router } from '@/tests/support/router-double';
import { doubleEvents } from '@/tests/support/event-source-double';
import {
  issuer,
  draftInvoice,
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';

beforeEach(() => doubleEvents());

const history = [
  { id: '2', at: '2026-11-21T12:00:00.000Z', text: 'Sent by email', by: 'you' },
  { id: '1', at: '2026-11-20T12:00:00.000Z', text: 'Created as a draft', by: 'you' },
];

const show = (invoice: Invoice, isEdited = false) =>
  render(
    <InvoicePage
      invoice={invoice}
      history={history}
      now="2026-11-22T12:00:00.000Z"
      viewer={issuer}
      isEdited={isEdited}
    />,
  );
const withoutEmail = { name: 'Ada', email: null, company: null, address: null };

describe('the page of an invoice of one’s own', () => {
  it('shows what it says and what happened, and nothing of whether we checked oneself', () => {
    show(sentInvoice());

    expect(screen.getByRole('heading', { level: 1, name: 'INV-2026-0007' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Amount due' })).getByText('$120.00'),
    ).toBeInTheDocument();
    const entries = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sent by email.*by you$/),
      expect.stringMatching(/^Created as a draft.*by you$/),
    ]);
    expect(screen.queryByText(/We have not checked who the sender is/)).not.toBeInTheDocument();
  });

  it('has the last look at the email open for whoever came to send it, once', async () => {
    render(
      <InvoicePage
        invoice={draftInvoice()}
        history={history}
        now="2026-11-22T12:00:00.000Z"
        viewer={issuer}
        isEdited={false}
        isSending
      />,
    );

    const look = await screen.findByRole('dialog', { name: 'Send INV-2026-0007?' });
    expect(look).toHaveTextContent('ada@example.com');
    expect(within(look).getByRole('button', { name: 'Send' })).toBeInTheDocument();
    expect(router.replace).toHaveBeenCalledWith(`/invoices/${INVOICE_ID}`, { scroll: false });
  });

  it.each([
    ['a draft with an email', draftInvoice(), 'Send INV-2026-0007'],
    ['a draft without one', draftInvoice({ billTo: withoutEmail }), 'Add email INV-2026-0007'],
    ['one that was handed over', sentInvoice({ lastSentAt: null }), 'Send INV-2026-0007'],
    ['one that was emailed', sentInvoice(), 'Mark Paid INV-2026-0007'],
  ])('has one main action for %s, and the rest behind “⋯”', async (_, invoice, name) => {
    show(invoice);
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual([name, '⋯']);

    await userEvent.click(screen.getByRole('button', { name: 'More for INV-2026-0007' }));
    expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(3);
  });

  it.each([
    ['a paid one', paidInvoice(), 'PDF of INV-2026-0007, in a new tab', `/api/invoices/${INVOICE_ID}/pdf`],
    ['a void one', voidInvoice(), 'Duplicate INV-2026-0007', `/invoices?duplicate=${INVOICE_ID}`],
  ])('leads on from %s', (_, invoice, name, href) => {
    show(invoice);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('labels what was paid as a demo', () => {
    show(paidInvoice({ isDemoPaid: true }));
    expect(screen.getByText('Demo payment')).toBeInTheDocument();
  });

  it('shows the draft in the form instead while it is edited', () => {
    show(draftInvoice(), true);
    expect(screen.getByRole('form', { name: 'Edit INV-2026-0007' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', `/invoices/${INVOICE_ID}`);
  });
});
