/** What a deed payment is called at the payment provider and in the order summary. */
export const DEED_PAYMENT_NAME = 'Property deed protection';

/** Quoted where the price stands. */
export const deedPaymentTerms = {
  price: '$99 one-time per property, lifetime protection',
  guarantee: '30-day money-back guarantee',
};

export const paidToast = {
  title: 'Payment Successful',
  description: 'Your property is now protected with DeedGuard™!',
};
