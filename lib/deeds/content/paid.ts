import { formatMoney, type Cents } from '@/lib/values/money';

/** What a payment did, said the same in a notice and on the page that follows it. */
export function lockPaid(propertyAddress: string): string {
  return `The lock on ${propertyAddress} is paid for and stays in force.`;
}

export const KEPT_AS_CREDIT =
  'Your payment is kept as a credit. It pays for the next property that you lock.';

/** The receipt in one sentence: a lock is paid once and does not renew. */
export function paidOnce({ cents, isDemo }: { cents: Cents; isDemo: boolean }): string {
  const amount = formatMoney(cents);
  return isDemo
    ? `${amount} as a demo payment: no card was charged, and no money moved.`
    : `You paid ${amount}, once: it does not renew. Your receipt is with the payment.`;
}

/** An email does not know its reader's time zone. */
export function unpaidReminder(
  propertyAddress: string,
  { endsAt, daysLeft }: { endsAt: Date; daysLeft: number },
) {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const end = `${new Intl.DateTimeFormat('en-US', style).format(endsAt)} UTC`;
  return {
    title: `Your lock ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`} unless you pay`,
    message: `The lock on ${propertyAddress} is unpaid. It ends on ${end} unless you pay for it.`,
  };
}
