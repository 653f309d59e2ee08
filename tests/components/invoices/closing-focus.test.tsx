import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { PayPanel } from '@/components/invoices/pay/pay-panel';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { issuer, draftInvoice, INVOICE_ID, paidInvoice, sentInvoice } from '@/tests/support/invoice-views';
import { clearToasts } from '@/tests/support/toasts';

const MARK = `POST /api/invoices/${INVOICE_ID}/mark-paid`;

beforeEach(doubleEvents);
afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

const page = (invoices: Invoice[]) => (
  <InvoiceDesk accountId="account-1" isNotary startsWithForm newestAt={null}>
    <section aria-label="Your invoices">
      <InvoiceTable invoices={invoices} now="2026-11-22T12:00:00.000Z" viewer={issuer} />
    </section>
  </InvoiceDesk>
);
const list = () => screen.getByRole('region', { name: 'Your invoices' });

async function markPaid(answer: string) {
  doubleFetch({ [MARK]: { body: paidInvoice() } });
  const { rerender } = render(page([draftInvoice()]));
  await userEvent.click(screen.getByRole('button', { name: 'Mark Paid INV-2026-0007' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  return rerender;
}

describe('the focus after an invoice was closed', () => {
  it('goes to the list when the button leaves its row', async () => {
    const rerender = await markPaid('Mark Paid');
    rerender(page([paidInvoice()]));
    expect(list()).toHaveFocus();
  });

  it('goes to the list when the row leaves it', async () => {
    const rerender = await markPaid('Mark Paid');
    rerender(page([]));
    expect(list()).toHaveFocus();
  });

  it('goes to what was due when it was paid in another tab', async () => {
    const message = 'This invoice is already paid.';
    const refused = { status: 409, body: { code: 'conflict', message } };
    doubleFetch({ [`POST /api/invoices/${INVOICE_ID}/checkout`]: refused });
    const panel = (invoice: Invoice) => (
      <PayPanel invoice={invoice} hint={{ isDemo: false }} provider="stripe" />
    );
    const { rerender } = render(panel(sentInvoice()));
    await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
    await screen.findByText(message);
    rerender(panel(paidInvoice()));

    expect(screen.getByRole('region', { name: 'Total' })).toHaveFocus();
  });

  it('stays where somebody went meanwhile', async () => {
    const rerender = await markPaid('Not yet');
    await userEvent.type(screen.getByLabelText('Bill To Name'), 'Grace');
    rerender(page([sentInvoice()]));
    rerender(page([paidInvoice()]));
    expect(screen.getByLabelText('Bill To Name')).toHaveFocus();
  });
});
