/** What a payment did, said the same in a notice and on the page that follows it. */
export function lockPaid(propertyAddress: string): string {
  return `The lock on ${propertyAddress} is paid for and stays in force.`;
}

export const KEPT_AS_CREDIT =
  'Your payment is kept as a credit. It pays for the next property that you lock.';
