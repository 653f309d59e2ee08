/** Shown next to every action that locks, so that nobody expects what a private lock cannot do. */
export const lockPromise =
  'A lock gives you dated evidence, alerts and a controlled release. It cannot stop a county from recording a deed.';

/** Of the payment, wherever a price is shown. */
export const moneyBack = '30-day money-back guarantee';
