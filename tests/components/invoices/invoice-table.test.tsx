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
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';
import { clearToasts } from '@/tests/support/toasts';
import { inZone } from '@/tests/support/zones';

const ONE = `/api/invoices/${INVOICE_ID}`;
const NOW = '2026-11-22T12:00:00.000Z';
const MAIL = `${ONE}/mail`;
const refused = { status: 409, body: { code: 'conflict', message: 'This invoice is already paid.' } };

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.clearAllMocks();
  doubleEvents();
  location.hash = '';
});

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

type Options = { now?: string; showsIssuer?: boolean; routes?: Parameters<typeof doubleFetch>[0] };

function show(invoice: Invoice, { now = NOW, showsIssuer = false, routes = {} }: Options = {}) {
  const calls = doubleFetch(routes);
  render(
    <>
      <InvoiceDesk accountId="account-1" startsWithForm={false} newestAt={null}>
        <InvoiceTable invoices={[invoice]} now={now} showsIssuer={showsIssuer} />
      </InvoiceDesk>
      <ToastHost />
    </>,
  );
  return { user: userEvent.setup(), calls };
}

const row = () => screen.getByRole('row', { name: /INV-2026-0007/ });
const button = (name: string) => screen.getByRole('button', { name: `${name} INV-2026-0007` });
const findButton = (name: string) => screen.queryByRole('button', { name: `${name} INV-2026-0007` });
const dialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => dialog().getByRole('button', { name });

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
    show(sentInvoice(), { now: '2026-12-06T12:00:01.000Z' });
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

  it('names the issuer to an admin', () => {
    show(sentInvoice(), { showsIssuer: true });
    expect(row()).toHaveTextContent('From Grace Hopper');
  });

  it('opens page and PDF', () => {
    show(sentInvoice());

    expect(screen.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute('href', `/pay/${INVOICE_ID}`);
    const pdf = screen.getByRole('link', { name: 'PDF of INV-2026-0007, in a new tab' });
    expect(pdf).toHaveAttribute('href', `${ONE}/pdf`);
    expect(pdf).toHaveAttribute('target', '_blank');
  });

  it('offers all actions for a draft with an email', () => {
    show(draftInvoice());
    for (const name of ['Send', 'Pay', 'Mark Paid', 'Duplicate', 'Void'])
      expect(button(name)).toBeInTheDocument();
  });

  it('offers no sending without an email', () => {
    show(draftInvoice({ billTo: { name: 'Ada', email: null, company: null, address: null } }));

    expect(findButton('Send')).not.toBeInTheDocument();
    expect(button('Pay')).toBeInTheDocument();
  });

  it.each([
    ['paid', paidInvoice()],
    ['void', voidInvoice()],
  ])('offers nothing that an invoice that is %s does not allow', (_, invoice) => {
    show(invoice);

    for (const name of ['Send', 'Send again', 'Pay', 'Mark Paid', 'Void'])
      expect(findButton(name)).not.toBeInTheDocument();
    expect(button('Duplicate')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^PDF/ })).toBeInTheDocument();
  });
});

describe('sending', () => {
  const SEND = `POST ${ONE}/send`;

  it('says that the email went out', async () => {
    const { user, calls } = show(draftInvoice(), {
      routes: { [SEND]: { body: { transport: 'smtp', previewUrl: MAIL } } },
    });
    await user.click(button('Send'));

    expect(await screen.findByText('Sent via SMTP')).toBeInTheDocument();
    expect(calls).toEqual([{ request: SEND, body: undefined }]);
    expect(router.refresh).toHaveBeenCalled();
  });

  it('says that a preview was made, and opens it', async () => {
    const { user } = show(draftInvoice(), {
      routes: { [SEND]: { body: { transport: 'preview', previewUrl: MAIL } } },
    });
    await user.click(button('Send'));

    expect(await screen.findByText('Preview generated (no SMTP configured)')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Open the email of INV-2026-0007, in a new tab' });
    expect(link).toHaveAttribute('href', MAIL);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('can be done again, and shows the last email', () => {
    show(sentInvoice({ previewUrl: MAIL }));

    expect(button('Send again')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open the email/ })).toHaveAttribute('href', MAIL);
  });

  it('says that and why it failed', async () => {
    const message = 'The mail server did not accept the invoice.';
    const { user } = show(draftInvoice(), {
      routes: { [SEND]: { status: 503, body: { code: 'unavailable', message } } },
    });
    await user.click(button('Send'));

    expect(await screen.findByText('Failed to send invoice')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(within(row()).getByText(message)).toBeInTheDocument();
  });

  it('emails once for two clicks', async () => {
    const { user, calls } = show(draftInvoice(), { routes: { [SEND]: () => new Promise(() => {}) } });
    await user.click(button('Send'));
    await user.click(button('Send'));

    expect(calls).toHaveLength(1);
    expect(button('Send')).toHaveAttribute('aria-disabled', 'true');
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
    await user.click(button('Void'));
    expect(calls).toEqual([]);
    await user.click(confirm('Void it'));

    expect(await screen.findByText('Invoice INV-2026-0007 is void')).toBeInTheDocument();
    expect(calls).toEqual([{ request: VOID, body: undefined }]);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('says that and why it failed', async () => {
    const { user } = show(sentInvoice(), { routes: { [VOID]: refused } });
    await user.click(button('Void'));
    await user.click(confirm('Void it'));

    expect(await screen.findByText('Failed to void invoice')).toBeInTheDocument();
    expect(dialog().getByText('This invoice is already paid.')).toBeInTheDocument();
  });
});

describe('the pay link', () => {
  it('is copied whole', async () => {
    const { user } = show(sentInvoice());
    await user.click(screen.getByRole('button', { name: 'Copy the pay link of INV-2026-0007' }));

    expect(await navigator.clipboard.readText()).toBe(`http://localhost/pay/${INVOICE_ID}`);
  });
});
