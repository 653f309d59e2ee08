import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lockedDeeds } from '@/components/deeds/queries';
import { accountClient } from '@/components/kit/account-client';
import { PaymentDesk } from '@/components/payments/payment-desk';
import { ToastHost } from '@/components/ui/toast-host';
import type { Order } from '@/lib/payments/rules';
import { lockedDeed } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const OPEN = 'POST /api/create-payment-intent';
const PAYMENT = '2f1f7a52-aaaa-4bbb-8ccc-ddddeeeeffff';
const LOCK = '6e4c1f8a-1111-4222-8333-444455556666';
const CONFIRM = `POST /api/payments/demo/${PAYMENT}/confirm`;
const intent = { paymentId: PAYMENT, clientSecret: `demo_${PAYMENT}`, provider: 'demo' };

function renderDesk(order: Order = { lockId: LOCK }) {
  render(
    <>
      <PaymentDesk order={order} />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

const payButton = () => screen.findByRole('button', { name: 'Pay $99 (demo)' });

afterEach(() => {
  accountClient().clear();
  clearToasts();
});

describe('the payment desk', () => {
  it('waits visibly, and asks for one payment of this lock', async () => {
    const calls = doubleFetch({ [OPEN]: { body: intent } });

    renderDesk();

    expect(screen.getByRole('status')).toHaveTextContent('Preparing your payment');
    await payButton();
    const body = { amount: 99, description: 'Property deed protection', service: 'deedguard', lockId: LOCK };
    expect(calls).toEqual([{ request: OPEN, body }]);
  });

  it('says what happened and that nothing was charged when it cannot be prepared, and tries again', async () => {
    let attempts = 0;
    const failOnce = () =>
      attempts++ === 0
        ? { status: 503, body: { message: 'Payments are not set up yet.', code: 'unavailable' } }
        : { body: intent };
    doubleFetch({ [OPEN]: failOnce });
    const user = renderDesk();

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Payments are not set up yet. Nothing was charged.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await payButton()).toBeEnabled();
  });

  it('never claims that nothing was charged for what was paid already', async () => {
    const message = 'This payment was already made and is being confirmed. It takes a moment.';
    doubleFetch({ [OPEN]: { status: 409, body: { message, code: 'conflict' } } });

    renderDesk();

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(message);
    expect(notice).not.toHaveTextContent('Nothing was charged');
  });

  it('leads to the login and back when the session has ended', async () => {
    doubleFetch({ [OPEN]: { status: 401, body: { message: 'Please log in.', code: 'not_signed_in' } } });

    renderDesk();

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(`/payment/deedguard?lock=${LOCK}`)}`,
    );
  });
});

describe('a demo payment', () => {
  it('is labeled as one, and asks for no card', async () => {
    doubleFetch({ [OPEN]: { body: intent } });

    renderDesk();

    expect(await screen.findByText('Demo payment')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('pays once, says so, and goes to the vault', async () => {
    let finish = () => {};
    const confirming = () =>
      new Promise<{ body: unknown }>((resolve) => {
        finish = () => resolve({ body: { status: 'succeeded' } });
      });
    const calls = doubleFetch({ [OPEN]: { body: intent }, [CONFIRM]: confirming });
    const user = renderDesk();

    await user.dblClick(await payButton());

    expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    finish();
    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Your property is now protected with DeedGuard™! This was a demo payment: no money moved.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See receipt and proof' })).toHaveAttribute(
      'href',
      `/payment/success?service=deedguard&payment=${intent.paymentId}`,
    );
    expect(router.replace).toHaveBeenCalledWith('/document-vault');
    expect(calls.filter(({ request }) => request === CONFIRM)).toHaveLength(1);
  });

  it('says why it failed, stays, and can be tried again', async () => {
    const message = 'This payment was cancelled. Please start again.';
    doubleFetch({
      [OPEN]: { body: intent },
      [CONFIRM]: { status: 409, body: { message, code: 'conflict' } },
    });
    const user = renderDesk();

    await user.click(await payButton());

    expect(await screen.findByText('Payment Failed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(await payButton()).toHaveAttribute('aria-disabled', 'false');
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('paying for nothing yet', () => {
  it('says that there is a credit now, and not that a property is protected', async () => {
    doubleFetch({ [OPEN]: { body: intent }, [CONFIRM]: { body: { status: 'succeeded' } } });
    const user = renderDesk({});

    await user.click(await payButton());

    expect(await screen.findByText('Payment Successful')).toBeInTheDocument();
    expect(screen.getByText(/You have a credit now/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the receipt' })).toBeInTheDocument();
    expect(screen.queryByText(/Your property is now protected/)).not.toBeInTheDocument();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/document-vault'));
  });
});

describe('paying that was begun on the page of a property', () => {
  const order: Order = { lockId: LOCK, from: 'property' };

  it('ends there, with the way to the receipt and from there back', async () => {
    doubleFetch({ [OPEN]: { body: intent }, [CONFIRM]: { body: { status: 'succeeded' } } });
    const user = renderDesk(order);

    await user.click(await payButton());

    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/properties/${LOCK}`));
    expect(await screen.findByRole('link', { name: 'See receipt and proof' })).toHaveAttribute(
      'href',
      `/payment/success?service=deedguard&payment=${PAYMENT}&from=property`,
    );
  });

  it('does not find the lock there as it was before', async () => {
    doubleFetch({ [OPEN]: { body: intent }, [CONFIRM]: { body: { status: 'succeeded' } } });
    accountClient().setQueryData(lockedDeeds().queryKey, [lockedDeed({ id: LOCK })]);
    const user = renderDesk(order);

    await user.click(await payButton());

    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(accountClient().getQueryData(lockedDeeds().queryKey)).toBeUndefined();
  });

  it('is still known after a login', async () => {
    doubleFetch({ [OPEN]: { status: 401, body: { message: 'Please log in.', code: 'not_signed_in' } } });

    renderDesk(order);

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(`/payment/deedguard?lock=${LOCK}&from=property`)}`,
    );
  });
});
