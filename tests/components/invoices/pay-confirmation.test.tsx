import { act, screen } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import type { PublicInvoice } from '@/lib/invoices/schema';
import { INVOICE_ID, paidInvoice, sentInvoice } from '@/tests/support/invoice-views';
import { payNow, showPayPanel as show } from '@/tests/support/pay-panel';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const READ = `GET /api/invoices/${INVOICE_ID}`;

const underway = sentInvoice({ payment: 'processing' });

afterEach(() => {
  clearToasts();
  accountClient().clear();
  jest.useRealTimers();
});

describe('a payment whose confirmation has not come', () => {
  const wait = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it('is asked for every few seconds until it is there, and cannot be made twice', async () => {
    let latest: PublicInvoice = underway;
    const calls = show(underway, { status: 'success' }, { [READ]: () => ({ body: latest }) });
    expect(screen.getByText('Checking the payment')).toBeInTheDocument();
    expect(screen.queryByText(/Payment Successful|Thank you/)).not.toBeInTheDocument();
    expect(screen.getByText(/waiting for Stripe to confirm it/)).toBeInTheDocument();
    expect(payNow()).not.toBeInTheDocument();

    await wait(8);
    expect(calls).toHaveLength(2);
    latest = paidInvoice();
    await wait(4);
    expect(screen.getByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText('Thank you for your payment!')).toBeInTheDocument();
    expect(screen.getByText(/^This invoice is paid/)).toHaveTextContent('Nov 22, 2026');
    expect(router.refresh).toHaveBeenCalledTimes(1);

    await wait(20);
    expect(calls).toHaveLength(3);
  });

  it('is told of when the bank refused it meanwhile, and can be made again', async () => {
    let latest: PublicInvoice = sentInvoice({ payment: 'processing' });
    const calls = show(latest, { status: 'success' }, { [READ]: () => ({ body: latest }) });
    await wait(4);
    latest = sentInvoice({ payment: 'failed' });
    await wait(4);
    expect(screen.getByText('The payment did not go through. You can try again.')).toBeInTheDocument();
    expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
    expect(payNow()).toBeInTheDocument();

    await wait(20);
    expect(calls).toHaveLength(2);
  });

  it('is asked for over a connection that comes and goes', async () => {
    let isOnline = false;
    show(
      underway,
      { status: 'success' },
      { [READ]: () => (isOnline ? { body: paidInvoice() } : new TypeError('offline')) },
    );
    await wait(8);
    isOnline = true;
    await wait(4);

    expect(screen.getByText(/^This invoice is paid/)).toBeInTheDocument();
  });

  it('is not asked for without end, and can be asked for again', async () => {
    const calls = show(underway, { status: 'success' }, { [READ]: { body: underway } });
    await wait(150);
    expect(calls).toHaveLength(10);
    expect(screen.getByText(/This invoice is not paid yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Failed to load invoice/)).not.toBeInTheDocument();

    const wayBack = screen.getByRole('link', { name: 'I have not paid yet' });
    expect(wayBack).toHaveAttribute('href', `/pay/${INVOICE_ID}`);

    act(() => screen.getByRole('button', { name: 'Keep checking' }).click());
    expect(screen.getByText(/waiting for Stripe/).closest('[tabindex]')).toHaveFocus();
    await wait(4);
    expect(calls).toHaveLength(11);
  });

  it('says at the end when the invoice could not be read', async () => {
    show(underway, { status: 'success' }, { [READ]: new TypeError('offline') });
    await wait(150);

    expect(screen.getByText(/^Failed to load invoice/)).toBeInTheDocument();
  });
});
