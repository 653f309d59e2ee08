import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  draftInvoice,
  INVOICE_ID,
  paidInvoice,
  sentInvoice,
  voidInvoice,
} from '@/tests/support/invoice-views';
import { payNow, showPayPanel as show } from '@/tests/support/pay-panel';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const CHECKOUT = `POST /api/invoices/${INVOICE_ID}/checkout`;

beforeEach(() => {
  location.hash = '';
});

afterEach(clearToasts);

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

    await waitFor(() => expect(payNow()).toHaveAttribute('aria-disabled', 'false'));
    expect(router.refresh).toHaveBeenCalledTimes(1);
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
    const message = 'This invoice is already paid.';
    show(sentInvoice(), {}, { [CHECKOUT]: { status: 409, body: { code: 'conflict', message } } });
    await userEvent.click(payNow()!);

    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText('Failed to process payment')).not.toBeInTheDocument();
  });

  it('no longer says that a payment failed once it is tried again', async () => {
    const answers = [{ status: 503, body: { code: 'unavailable', message: 'Not now.' } }];
    show(sentInvoice(), {}, { [CHECKOUT]: () => answers.pop() ?? { body: { url: '#checkout' } } });
    await userEvent.click(payNow()!);
    expect(await screen.findByText('Failed to process payment')).toBeInTheDocument();
    await userEvent.click(payNow()!);

    await waitFor(() => expect(screen.queryByText('Failed to process payment')).not.toBeInTheDocument());
    expect(location.hash).toBe('#checkout');
  });

  it('says that a draft was not sent yet', () => {
    show(draftInvoice());

    expect(screen.getByText('This invoice is a draft')).toBeInTheDocument();
    expect(payNow()).not.toBeInTheDocument();
  });

  it('offers no card for a sum that no card pays', () => {
    show(sentInvoice({ total: 0.49, balance: 0.49 }));

    expect(payNow()).not.toBeInTheDocument();
    expect(screen.getByText(/too small for a card/)).toBeInTheDocument();
  });

  it('says that nothing is due where the total is nothing', () => {
    show(sentInvoice({ total: 0, balance: 0 }));

    expect(payNow()).not.toBeInTheDocument();
    expect(screen.getByText('Nothing is due.')).toBeInTheDocument();
  });
});

describe('somebody who comes back from the checkout', () => {
  it('reads that the payment was cancelled, and can try again', () => {
    show(sentInvoice(), { status: 'cancel' });

    expect(screen.getByText('Payment Cancelled')).toBeInTheDocument();
    expect(screen.getByText('Payment was cancelled. You can try again.')).toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it('reads that a bank refused the payment, and can try again', () => {
    show(sentInvoice({ payment: 'failed' }), { status: 'success' });

    expect(screen.getByText('The payment did not go through. You can try again.')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it('reads nothing of a page that was left or expired at another time', () => {
    show(sentInvoice({ payment: 'failed' }));

    expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it.each([{ status: 'success' }, {}] as const)(
    'reads that another amount came, and is asked to write before paying again',
    (hint) => {
      show(sentInvoice({ payment: 'mismatched' }), hint);

      expect(screen.getByText('A different amount arrived')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
      expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
      expect(payNow()).not.toBeInTheDocument();
    },
  );

  it('reads where nobody takes cards that none is configured, and how to pay', () => {
    show(sentInvoice(), { isDemo: true, provider: null });

    expect(screen.getByText('No card payment provider is configured')).toBeInTheDocument();
    expect(
      screen.getByText(/The sender of the invoice can simulate payment with Mark Paid/),
    ).toBeInTheDocument();
    expect(payNow()).not.toBeInTheDocument();
    expect(screen.getByText(/Please ask Grace Hopper how to pay/)).toBeInTheDocument();
  });

  it('is not told where cards work that none is configured', () => {
    show(sentInvoice(), { isDemo: true });

    expect(screen.queryByText('No card payment provider is configured')).not.toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
  });

  it('pays by demo in a step that says what it is, once for two clicks', async () => {
    const DEMO = `POST /api/invoices/${INVOICE_ID}/demo-payment`;
    const calls = show(
      sentInvoice(),
      { isDemo: true, provider: 'demo' },
      { [DEMO]: { body: { status: 'paid' } } },
    );
    expect(screen.getByText('Demo payment')).toBeInTheDocument();
    expect(screen.getByText(/No card is asked for, and no money moves/)).toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay with the demo' }));

    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/pay/${INVOICE_ID}?status=success`));
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(router.push).not.toHaveBeenCalled();
    expect(calls.filter(({ request }) => request === DEMO)).toHaveLength(1);
  });

  it('is told that a demo payment moved no money', () => {
    show(paidInvoice({ isDemoPaid: true }), { status: 'success', provider: 'demo' });

    expect(screen.getByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText(/no card was charged, and no money was moved/)).toBeInTheDocument();
  });

  it('is not thanked for an invoice that nobody paid', () => {
    show(sentInvoice(), { status: 'success' });

    expect(screen.getByText('Not paid yet')).toBeInTheDocument();
    expect(screen.queryByText(/Payment Successful|Thank you/)).not.toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();
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

describe('an invoice that is closed', () => {
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
