import { queryOptions } from '@tanstack/react-query';
import { DEED_PAYMENT_NAME } from '@/lib/payments/content/deed-payment';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import type { PaymentIntent } from '@/lib/payments/schema';
import { apiRequest } from '@/lib/platform/api-client';
import { toDollars } from '@/lib/values/money';

export const demoConfirmationUrl = (paymentId: string) => `/api/payments/demo/${paymentId}/confirm`;

/**
 * The open payment of a lock, or of a credit. Asking twice opens one: the server goes on with the open one. Not kept, for
 * it may be paid when somebody comes back.
 */
export const openPayment = (lockId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/create-payment-intent', lockId ?? 'credit'],
    gcTime: 0,
    queryFn: () =>
      apiRequest<PaymentIntent>('POST', '/api/create-payment-intent', {
        amount: toDollars(DEED_PROTECTION_CENTS),
        description: DEED_PAYMENT_NAME,
        service: 'deedguard',
        lockId,
      }),
  });

/** The card form and Stripe's own script, which comes from Stripe's server; once loaded, the form keeps to the same. */
export const stripeParts = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe', publishableKey],
    refetchOnMount: false,
    queryFn: async () => {
      const [{ StripePayment }, { loadStripe }] = await Promise.all([
        import('@/components/payments/stripe-payment'),
        import('@stripe/stripe-js/pure'),
      ]);
      const stripe = await loadStripe(publishableKey);
      if (!stripe) throw new Error('Stripe is not available');
      return { StripePayment, stripe };
    },
  });
