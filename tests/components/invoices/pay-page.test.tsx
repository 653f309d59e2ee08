import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvoiceSheet } from '@/components/invoices/pay/invoice-sheet';
import type { PayHint } from '@/components/invoices/pay/outcome';
import { PayPanel } from '@/components/invoices/pay/pay-panel';
import { ToastHost } from '@/components/ui/toast-host';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { doubleFetch } from '@/tests/support/fetch-double';
import {
  draftInvoice,
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';
import { clearToasts } from '@/tests/support/toasts';

const CHECKOUT = `POST /api/invoices/${INVOICE_ID}/checkout`;
const READ = `GET /api/invoices/${INVOICE_ID}`;

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.clearAllMocks();
  location.hash = '';
});

afterEach(() => {
  clearToasts();
  jest.useRealTimers();
});

function show(
  invoice: PublicInvoice,
  hint: Partial<PayHint> = {},
  routes: Parameters<typeof doubleFetch>[0] = {},
) {
  const calls = doubleFetch(routes);
  render(
    <>
      <PayPanel invoice={invoice} hint={{ isDemo: false, ...hint }} />
      <ToastHost />
    </>,
  );
  return calls;
}

const payNow = () => screen.queryByRole('button', { name: 'Pay Now' });

describe('the page of an open invoice', () => {
  it('says what is due by when, and offers card and PDF', () => {
    show(sentInvoice());

    const due = within(screen.getByRole('region', { name: 'Amount due' }));
    expect(due.getByText('$120.00')).toBeInTheDocument();
    expect(due.getByText('Dec 6, 2026')).toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
    const pdf = screen.getByRole('link', { name: 'View PDF in a new tab' });
    expect(pdf).toHaveAttribute('href', `/api/invoices/${INVOICE_ID}/pdf`);
    expect(pdf).toHaveAttribute('target', '_blank');
  });

  it('names the same days as the PDF and the mail, wherever it is read', () => {
    const formats = jest.spyOn(Intl, 'DateTimeFormat');
    show(sentInvoice());
    render(<InvoiceSheet invoice={sentInvoice()} />);

    const zones = formats.mock.calls.map(([, options]) => options?.timeZone);
    formats.mockRestore();
    expect(zones.length).toBeGreaterThanOrEqual(3);
    expect(new Set(zones)).toEqual(new Set(['UTC']));
  });

  it('goes to the checkout, once for two clicks', async () => {
    const calls = show(sentInvoice(), {}, { [CHECKOUT]: { body: { url: '#checkout' } } });
    await userEvent.dblClick(payNow()!);

    await waitFor(() => expect(location.hash).toBe('#checkout'));
    expect(calls).toEqual([{ request: CHECKOUT, body: undefined }]);
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be paid again by whoever comes back to the page as it was', async () => {
    show(sentInvoice(), {}, { [CHECKOUT]: { body: { url: '#checkout' } } });
    await userEvent.click(payNow()!);
    await screen.findByRole('button', { name: 'Processing...' });
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shown));

    expect(payNow()).toHaveAttribute('aria-disabled', 'false');
  });

  it('says that and why a payment could not begin', async () => {
    const message = 'Card payments are not set up yet.';
    show(sentInvoice(), {}, { [CHECKOUT]: { status: 503, body: { code: 'unavailable', message } } });
    await userEvent.click(payNow()!);

    expect(await screen.findByText('Failed to process payment')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(payNow()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is read again when it was paid in another tab', async () => {
    const message = 'This invoice is paid already.';
    show(sentInvoice(), {}, { [CHECKOUT]: { status: 409, body: { code: 'conflict', message } } });
    await userEvent.click(payNow()!);

    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });

  it('says that a draft was not sent yet', () => {
    show(draftInvoice());

    expect(screen.getByText('This invoice is a draft')).toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it('offers no card for a sum that no card pays', () => {
    show(sentInvoice({ total: 0.49, balance: 0.49 }));

    expect(payNow()).not.toBeInTheDocument();
    expect(screen.getByText(/too small for a card/)).toBeInTheDocument();
  });
});

describe('somebody who comes back from the checkout', () => {
  it('reads that the payment was cancelled, and can try again', () => {
    show(sentInvoice(), { status: 'cancel' });

    expect(screen.getByText('Payment Cancelled')).toBeInTheDocument();
    expect(screen.getByText('Payment was cancelled. You can try again.')).toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it('reads in demo mode that nobody takes cards', () => {
    show(sentInvoice(), { isDemo: true });

    expect(screen.getByText('No card payment provider is configured')).toBeInTheDocument();
    expect(screen.getByText(/Mark Paid from admin simulates payment/)).toBeInTheDocument();
  });

  it('is thanked, with the state beside it', () => {
    show(paidInvoice(), { status: 'success' });

    expect(screen.getByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText('Thank you for your payment!')).toBeInTheDocument();
    expect(screen.getByText(/^This invoice is paid/)).toHaveTextContent('Nov 22, 2026');
    expect(payNow()).not.toBeInTheDocument();
  });

  it('is not thanked for an invoice that is void', () => {
    show(voidInvoice(), { status: 'success' });

    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
    expect(screen.getByText('This invoice is void')).toBeInTheDocument();
  });
});

describe('a payment whose confirmation has not come', () => {
  const wait = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is asked for every few seconds until it is there, and cannot be made twice', async () => {
    let latest: PublicInvoice = sentInvoice();
    const calls = show(sentInvoice(), { status: 'success' }, { [READ]: () => ({ body: latest }) });
    expect(screen.getByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText('Thank you for your payment!')).toBeInTheDocument();
    expect(screen.getByText(/The confirmation is on its way/)).toBeInTheDocument();
    expect(payNow()).not.toBeInTheDocument();

    await wait(8);
    expect(calls).toHaveLength(2);
    latest = paidInvoice();
    await wait(4);
    expect(screen.getByText(/^This invoice is paid/)).toHaveTextContent('Nov 22, 2026');
    expect(router.refresh).toHaveBeenCalledTimes(1);

    await wait(20);
    expect(calls).toHaveLength(3);
  });

  it('is asked for over a connection that comes and goes', async () => {
    let isOnline = false;
    show(
      sentInvoice(),
      { status: 'success' },
      { [READ]: () => (isOnline ? { body: paidInvoice() } : new TypeError('offline')) },
    );
    await wait(8);
    isOnline = true;
    await wait(4);

    expect(screen.getByText(/^This invoice is paid/)).toBeInTheDocument();
  });

  it('is not asked for without end, and can be asked for again', async () => {
    const calls = show(sentInvoice(), { status: 'success' }, { [READ]: { body: sentInvoice() } });
    await wait(150);
    expect(calls).toHaveLength(30);
    expect(screen.getByText(/The confirmation has not come yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Failed to load invoice/)).not.toBeInTheDocument();

    const wayBack = screen.getByRole('link', { name: 'I have not paid yet' });
    expect(wayBack).toHaveAttribute('href', `/pay/${INVOICE_ID}`);

    act(() => screen.getByRole('button', { name: 'Keep looking' }).click());
    expect(screen.getByText(/on its way/).closest('[tabindex]')).toHaveFocus();
    await wait(4);
    expect(calls).toHaveLength(31);
  });

  it('says at the end when the invoice could not be read', async () => {
    show(sentInvoice(), { status: 'success' }, { [READ]: new TypeError('offline') });
    await wait(150);

    expect(screen.getByText(/^Failed to load invoice/)).toBeInTheDocument();
  });
});

describe('an invoice that is over', () => {
  it('says that and when it was paid', () => {
    show(paidInvoice());

    expect(screen.getByText('This invoice is paid')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing more is due/)).toHaveTextContent('Nov 22, 2026');
    expect(payNow()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^View PDF/ })).toBeInTheDocument();
  });

  it('says that it is void', () => {
    show(voidInvoice());

    expect(screen.getByText('This invoice is void')).toBeInTheDocument();
    expect(payNow()).not.toBeInTheDocument();
  });
});

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
      ['3', '$1.10', '8.5 %', '$3.58'],
      ['1', '$25.00', '0 %', '$25.00'],
    ]);
    const sums = ['Subtotal', 'Tax', 'Total'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(sums).toEqual(['$28.30', '$0.28', '$28.58']);
  });
});
