import type { PayOrigin } from '../rules';

/** What a deed payment is called at the payment provider and in the order summary. */
export const DEED_PAYMENT_NAME = 'Property deed protection';

/** Quoted next to the price. */
export const DEED_PAYMENT_TERMS = '$99 one-time per property, lifetime protection';

export const paidToast = {
  title: 'Payment Successful',
  description: 'Your property is now protected with DeedGuard™!',
};

export const creditToast = {
  title: 'Payment Successful',
  description: 'You have a credit now. It pays for the next property that you lock.',
};

/** After the quoted words, where nothing was paid with money. */
export const DEMO_TOAST = 'This was a demo payment: no money moved.';

/** The page of a payment, with its receipt and the proof of what it paid for; without an id, where Stripe returns to. */
export function paymentPath(id?: string, from?: PayOrigin): string {
  return `/payment/success?service=deedguard${id ? `&payment=${id}` : ''}${from ? `&from=${from}` : ''}`;
}
