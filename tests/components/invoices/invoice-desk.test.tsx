import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { issuer, INVOICE_ID, paidInvoice } from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const items = [{ description: 'Courier', qty: 2, unit: 12.5, taxRate: 8.875 }];
const READ = `GET /api/invoices/${INVOICE_ID}`;

beforeEach(doubleEvents);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

function show(answer: Parameters<typeof doubleFetch>[0][string] = { body: paidInvoice({ items }) }) {
  doubleFetch({ [READ]: answer });
  render(
    <>
      <InvoiceDesk accountId="account-1" isNotary startsWithForm={false} newestAt={null}>
        <InvoiceTable invoices={[paidInvoice()]} now="2026-11-22T12:00:00.000Z" viewer={issuer} />
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

const name = () => screen.getByLabelText('Bill To Name');
const toggle = () => screen.getByRole('button', { name: 'New invoice' });
async function duplicate(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'More for INV-2026-0007' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
}
const answer = (label: string) => within(screen.getByRole('dialog')).getByRole('button', { name: label });

describe('the desk of invoices', () => {
  it('reads the list again when an invoice changed elsewhere', () => {
    show();
    const [events] = openedStreams('/api/events');
    events!.say({ kind: 'invoice', id: '1' });
    expect(router.refresh).toHaveBeenCalledTimes(1);

    events!.say({ kind: 'message', id: '1' });
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('puts nothing that was typed into the address when it is sent before the page has woken up', async () => {
    const user = show();
    await user.click(toggle());
    expect(screen.getByRole('form', { name: 'New invoice' })).toHaveAttribute('method', 'post');
  });

  it('opens the form once for two presses in a row', async () => {
    const user = show();
    await user.dblClick(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(name()).toBeVisible();
  });

  it('hides the form until it is wanted, and what was typed stays in it', async () => {
    const user = show();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'Bill To Name' })).not.toBeInTheDocument();

    await user.click(toggle());
    await waitFor(() => expect(name()).toHaveFocus());
    await user.type(name(), 'Ada');
    await user.click(toggle());
    await user.click(toggle());

    expect(screen.getByRole('textbox', { name: 'Bill To Name' })).toHaveValue('Ada');
  });
});

describe('duplicating', () => {
  it('opens the form with the values of the invoice', async () => {
    const user = show();
    await duplicate(user);

    expect(await screen.findByText(/^Filled with the values of INV-2026-0007/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Bill To Name' })).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText(/^Bill To Address/)).toHaveValue('1 Main St');
    expect(screen.getByLabelText(/^Property/)).toHaveValue('500 Congress Ave, Austin, TX 78701');
    const line = within(screen.getByRole('group', { name: 'Line 1' }));
    expect(line.getByLabelText('Description')).toHaveValue('Courier');
    expect(line.getByLabelText('Quantity')).toHaveValue(2);
    expect(line.getByLabelText('Unit price ($)')).toHaveValue(12.5);
    expect(line.getByLabelText('Tax (%)')).toHaveValue(8.875);
    await waitFor(() => expect(name()).toHaveFocus());
  });

  it('asks before it replaces what was typed', async () => {
    const user = show();
    await user.click(toggle());
    await user.type(name(), 'Charles');
    await duplicate(user);
    await screen.findByRole('dialog', { name: 'Replace what you typed?' });
    await user.click(answer('Keep what I typed'));
    expect(name()).toHaveValue('Charles');

    await duplicate(user);
    await screen.findByRole('dialog');
    await user.click(answer('Replace it'));

    await waitFor(() => expect(name()).toHaveValue('Ada Lovelace'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(name()).toHaveFocus());
  });

  it('says that the invoice could not be read', async () => {
    const user = show(new TypeError('offline'));
    await duplicate(user);

    expect(await screen.findByText('Failed to load invoice')).toBeInTheDocument();
  });
});
