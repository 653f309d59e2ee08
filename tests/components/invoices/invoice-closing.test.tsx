import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import {
  draftInvoice,
  issuer,
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const ONE = `/api/invoices/${INVOICE_ID}`;
const NOW = '2026-11-22T12:00:00.000Z';
const refused = { status: 409, body: { code: 'conflict', message: 'This invoice is already paid.' } };

beforeEach(() => {
  doubleEvents();
  location.hash = '';
});

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

type Options = { now?: string; isAdmin?: boolean; routes?: Parameters<typeof doubleFetch>[0] };

function show(invoice: Invoice, { now = NOW, isAdmin = false, routes = {} }: Options = {}) {
  const calls = doubleFetch(routes);
  render(
    <>
      <InvoiceDesk accountId="account-1" isNotary startsWithForm={false} newestAt={null}>
        <InvoiceTable invoices={[invoice]} now={now} viewer={{ ...issuer, isAdmin }} />
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const button = (name: string) => screen.getByRole('button', { name: `${name} INV-2026-0007` });
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => dialog().getByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

const openMore = (user: User) => user.click(screen.getByRole('button', { name: 'More for INV-2026-0007' }));
async function choose(user: User, name: string): Promise<void> {
  await openMore(user);
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('marking as paid', () => {
  const MARK = `POST ${ONE}/mark-paid`;

  it('asks first, and does nothing without the answer', async () => {
    const { user, calls } = show(sentInvoice());
    await user.click(button('Mark Paid'));
    expect(screen.getByRole('dialog', { name: 'Mark INV-2026-0007 as paid?' })).toHaveTextContent('$120.00');
    await user.click(confirm('Not yet'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says that it is done, and reads the list again', async () => {
    const { user, calls } = show(sentInvoice(), { routes: { [MARK]: { body: paidInvoice() } } });
    await user.click(button('Mark Paid'));
    await user.click(confirm('Mark Paid'));

    expect(await screen.findByText('Invoice marked as paid')).toBeInTheDocument();
    expect(calls).toEqual([{ request: MARK, body: undefined }]);
    expect(router.refresh).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that and why it failed', async () => {
    const { user } = show(sentInvoice(), { routes: { [MARK]: refused } });
    await user.click(button('Mark Paid'));
    await user.click(confirm('Mark Paid'));

    expect(await screen.findByText('Failed to mark invoice as paid')).toBeInTheDocument();
    expect(dialog().getByText('This invoice is already paid.')).toBeInTheDocument();
  });
});

describe('voiding', () => {
  const VOID = `POST ${ONE}/void`;

  it('asks first, then says that it is done', async () => {
    const { user, calls } = show(sentInvoice(), { routes: { [VOID]: { body: voidInvoice() } } });
    await choose(user, 'Void');
    expect(calls).toEqual([]);
    await user.click(confirm('Void it'));

    expect(await screen.findByText('Invoice INV-2026-0007 is void')).toBeInTheDocument();
    expect(calls).toEqual([{ request: VOID, body: undefined }]);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('says that and why it failed', async () => {
    const { user } = show(sentInvoice(), { routes: { [VOID]: refused } });
    await choose(user, 'Void');
    await user.click(confirm('Void it'));

    expect(await screen.findByText('Failed to void invoice')).toBeInTheDocument();
    expect(dialog().getByText('This invoice is already paid.')).toBeInTheDocument();
  });
});

describe('the pay link', () => {
  it('is copied whole', async () => {
    const { user } = show(sentInvoice());
    await choose(user, 'Copy pay link');

    expect(await navigator.clipboard.readText()).toBe(`http://localhost/pay/${INVOICE_ID}`);
  });

  it('of a draft says when it can be paid', async () => {
    const { user } = show(draftInvoice());
    await choose(user, 'Copy pay link');

    expect(
      await screen.findByText('The invoice can be paid once it is sent or marked as sent.'),
    ).toBeInTheDocument();
  });
});
