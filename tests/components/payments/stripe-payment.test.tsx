import type { ConfirmPaymentData, Stripe } from '@stripe/stripe-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StripePayment } from '@/components/payments/stripe-payment';
import type { Order } from '@/lib/payments/rules';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const PAYMENT = '2f1f7a52-aaaa-4bbb-8ccc-ddddeeeeffff';
const LOCK = '6e4c1f8a-1111-4222-8333-444455556666';
const intent = { paymentId: PAYMENT, clientSecret: 'pi_1_secret_1', provider: 'stripe' as const };

/** What @stripe/react-stripe-js asks of Stripe's script; a payment becomes `status`. */
function doubleStripe(status: 'succeeded' | 'processing') {
  const told: ConfirmPaymentData[] = [];
  const handlers: Record<string, () => void> = {};
  const element = {
    on: (name: string, handler: () => void) => {
      handlers[name] = handler;
    },
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    mount: () => setTimeout(() => handlers.ready?.()),
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined };
  const script = {
    elements: () => elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: async ({ confirmParams }: { confirmParams: ConfirmPaymentData }) => {
      told.push(confirmParams);
      return { paymentIntent: { status } };
    },
  };
  return { stripe: script as unknown as Stripe, told };
}

async function pay(order: Order, status: 'succeeded' | 'processing') {
  const { stripe, told } = doubleStripe(status);
  render(<StripePayment stripe={stripe} intent={intent} order={order} />);
  const button = await screen.findByRole('button', { name: 'Pay $99' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.setup().click(button);
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  return told;
}

afterEach(() => clearToasts());

describe('a card payment', () => {
  it('ends in the vault, also by way of the bank', async () => {
    const [told] = await pay({ lockId: LOCK }, 'succeeded');

    expect(router.replace).toHaveBeenCalledWith('/document-vault');
    expect(told?.return_url).toBe('http://localhost/payment/success?service=deedguard');
  });

  it('begun on the page of a property ends there, also by way of the bank', async () => {
    const [told] = await pay({ lockId: LOCK, from: 'property' }, 'succeeded');

    expect(router.replace).toHaveBeenCalledWith(`/properties/${LOCK}`);
    expect(told?.return_url).toBe('http://localhost/payment/success?service=deedguard&from=property');
  });

  it('that takes longer waits on its own page, which knows where it was begun', async () => {
    await pay({ lockId: LOCK, from: 'property' }, 'processing');

    expect(router.replace).toHaveBeenCalledWith(
      `/payment/success?service=deedguard&payment=${PAYMENT}&from=property`,
    );
  });
});
