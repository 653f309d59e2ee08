import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceDesk } from '@/components/invoices/invoice-desk';
import { InvoiceTable } from '@/components/invoices/list/invoice-table';
import { ToastHost } from '@/components/ui/toast-host';
import type { Invoice } from '@/lib/invoices/schema';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import {
  issuer,
  draftInvoice,
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';
import { inZone } from '@/tests/support/zones';

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

const row = () => screen.getByRole('row', { name: /INV-2026-0007/ });
const button = (name: string, of = 'INV-2026-0007') => screen.getByRole('button', { name: `${name} ${of}` });
const findButton = (name: string) => screen.queryByRole('button', { name: `${name} INV-2026-0007` });
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => dialog().getByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

const openMore = (user: User) => user.click(screen.getByRole('button', { name: 'More for INV-2026-0007' }));
/** What is behind “⋯”. */
async function more(user: User): Promise<string[]> {
  await openMore(user);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}
async function choose(user: User, name: string): Promise<void> {
  await openMore(user);
  await user.click(screen.getByRole('menuitem', { name }));
}

const billTo = { name: 'Ada', email: null, company: null, address: null };

describe('the list of invoices', () => {
  it('shows number, state, who is billed, dates and total', () => {
    show(sentInvoice({ tax: 4.95, total: 124.95 }));

    expect(row()).toHaveTextContent('INV-2026-0007');
    expect(row()).toHaveTextContent('Sent');
    expect(row()).toHaveTextContent('500 Congress Ave, Austin, TX 78701');
    expect(row()).toHaveTextContent('Ada Lovelace');
    expect(row()).toHaveTextContent('Analytical Title');
    expect(row()).toHaveTextContent('ada@example.com');
    expect(row()).toHaveTextContent('Created Nov 20, 2026');
    expect(row()).toHaveTextContent('Due Dec 6, 2026');
    expect(row()).toHaveTextContent('$124.95');
    expect(row()).toHaveTextContent('with $4.95 tax');
    expect(row()).not.toHaveTextContent('Overdue');
  });

  it('names the days as they are where it is read, and the one on which it is due as on the PDF', () => {
    const at = '2026-11-21T01:30:00.000Z';
    const dueAt = '2026-12-06T01:30:00.000Z';
    inZone('America/Chicago', () => show(sentInvoice({ createdAt: at, lastSentAt: at, dueAt })));

    expect(row()).toHaveTextContent('Created Nov 20, 2026');
    expect(row()).toHaveTextContent('Sent Nov 20, 2026');
    expect(row()).toHaveTextContent('Due Dec 6, 2026');
  });

  it.each([
    ['Paid', paidInvoice({ paidAt: '2026-11-21T01:30:00.000Z' })],
    ['Void', voidInvoice({ voidedAt: '2026-11-21T01:30:00.000Z' })],
    ['Refunded', voidInvoice({ refundedAt: '2026-11-21T01:30:00.000Z' })],
  ])('names the day on which it became %s as it was there', (what, invoice) => {
    inZone('America/Chicago', () => show(invoice));

    expect(row()).toHaveTextContent(`${what} Nov 20, 2026`);
  });

  it('marks what is overdue, and only while it is open', () => {
    show(sentInvoice(), { now: '2026-12-07T00:00:00.000Z' });
    expect(row()).toHaveTextContent('Overdue');
  });

  it.each([
    ['Paid twice', paidInvoice({ receivedCents: 24_000 })],
    ['Paid twice', paidInvoice({ receivedCents: 12_000, paymentMethod: 'manual' })],
    ['Paid though void', voidInvoice({ receivedCents: 12_000 })],
    ['Wrong amount', sentInvoice({ receivedCents: 100, isMismatched: true })],
    ['Refunded $20.00', paidInvoice({ receivedCents: 12_000, refundedCents: 2_000 })],
  ])('says %s of the money that came', (badge, invoice) => {
    show(invoice);
    expect(within(row()).getByText(badge)).toBeInTheDocument();
  });

  it('says nothing of the money of an invoice that was paid once', () => {
    show(paidInvoice({ receivedCents: 12_000 }));
    expect(row()).not.toHaveTextContent(/Paid twice|Refunded|Wrong amount/);
  });

  it('tells an admin whose number it is, also in the names of links and buttons', async () => {
    const { user } = show(sentInvoice(), { isAdmin: true });

    expect(row()).toHaveTextContent('From Grace Hopper');
    expect(screen.getByRole('link', { name: 'INV-2026-0007 from Grace Hopper' })).toBeInTheDocument();
    await user.click(button('Mark Paid', 'INV-2026-0007 from Grace Hopper'));
    expect(
      screen.getByRole('dialog', { name: 'Mark INV-2026-0007 from Grace Hopper as paid?' }),
    ).toBeInTheDocument();
  });

  it('opens page and PDF', () => {
    show(sentInvoice());

    expect(screen.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute(
      'href',
      `/invoices/${INVOICE_ID}`,
    );
    const pdf = screen.getByRole('link', { name: 'PDF of INV-2026-0007, in a new tab' });
    expect(pdf).toHaveAttribute('href', `${ONE}/pdf`);
    expect(pdf).toHaveAttribute('target', '_blank');
  });

  it('offers for a draft with an email to send and to edit it, and no way to pay it', async () => {
    const { user } = show(draftInvoice());
    for (const name of ['Send', 'Mark Paid']) expect(button(name)).toBeInTheDocument();
    expect(findButton('Pay')).not.toBeInTheDocument();

    expect(await more(user)).toEqual(['Edit', 'Mark as sent', 'Copy pay link', 'Duplicate', 'Void']);
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/invoices/${INVOICE_ID}?edit=1`,
    );
  });

  it('offers without an email to add one, and no sending', async () => {
    const { user } = show(sentInvoice({ billTo, lastSentAt: null }));

    expect(findButton('Send')).not.toBeInTheDocument();
    expect(button('Pay')).toBeInTheDocument();
    expect(await more(user)).toContain('Add email');
  });

  it.each([
    ['paid', paidInvoice()],
    ['void', voidInvoice()],
  ])('offers nothing that an invoice that is %s does not allow', async (_, invoice) => {
    const { user } = show(invoice);

    for (const name of ['Send', 'Send again', 'Pay', 'Mark Paid'])
      expect(findButton(name)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^PDF/ })).toBeInTheDocument();
    const entries = await more(user);
    expect(entries).toContain('Duplicate');
    expect(entries).not.toContain('Void');
  });
});

describe('adding an email later', () => {
  const ADD = `POST ${ONE}/email`;

  it('asks for it, and reads the list again', async () => {
    const { user, calls } = show(draftInvoice({ billTo }), { routes: { [ADD]: { body: draftInvoice() } } });
    await choose(user, 'Add email');
    await user.type(dialog().getByLabelText('Bill To Email'), 'later@example.com');
    await user.click(confirm('Add email'));

    expect(await screen.findByText('INV-2026-0007 can be sent by email now')).toBeInTheDocument();
    expect(calls).toEqual([{ request: ADD, body: { email: 'later@example.com' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });
});

describe('marking as sent', () => {
  it('says that nothing goes out, asks, and does it', async () => {
    const ISSUE = `POST ${ONE}/issue`;
    const { user, calls } = show(draftInvoice({ billTo }), { routes: { [ISSUE]: { body: sentInvoice() } } });
    await choose(user, 'Mark as sent');
    expect(screen.getByRole('dialog')).toHaveTextContent('We send nothing');
    await user.click(confirm('Mark as sent'));

    expect(await screen.findByText('Invoice INV-2026-0007 counts as sent')).toBeInTheDocument();
    expect(calls).toEqual([{ request: ISSUE, body: undefined }]);
  });
});

describe('paying from the list', () => {
  const CHECKOUT = `POST ${ONE}/checkout`;

  it('goes to the checkout', async () => {
    const { user } = show(sentInvoice(), { routes: { [CHECKOUT]: { body: { url: '#checkout' } } } });
    await user.click(button('Pay'));

    await waitFor(() => expect(location.hash).toBe('#checkout'));
  });

  it('says that and why it failed, and shows what the invoice is meanwhile', async () => {
    const { user } = show(sentInvoice(), { routes: { [CHECKOUT]: refused } });
    await user.click(button('Pay'));

    expect(await screen.findByText('Failed to process payment')).toBeInTheDocument();
    expect(within(row()).getByText('This invoice is already paid.')).toBeInTheDocument();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });
});
