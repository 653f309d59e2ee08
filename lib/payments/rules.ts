import { formatPrice, type Cents } from '@/lib/values/money';

/** $99, once per property. */
export const DEED_PROTECTION_CENTS: Cents = 9_900;

/** How long the event of a payment may take before Stripe is asked instead. */
export const ASK_AFTER_MS = 10 * 60_000;

/** Then a payment that is still open was given up: a bank takes two weeks at most. */
export const ASK_UNTIL_MS = 30 * 24 * 60 * 60_000;

/** Within so many days of paying, the money goes back without a reason. */
export const REFUND_DAYS = 30;

/** On the button that asks for it. */
export const GET_MONEY_BACK = `Get your ${formatPrice(DEED_PROTECTION_CENTS)} back`;

/** How the guarantee works, the same wherever it is named. */
export const HOW_MONEY_BACK = `Within ${REFUND_DAYS} days of paying, press “${GET_MONEY_BACK}” on the property’s card. No reason is asked. The lock ends with it.`;

/** Stripe takes more than cards. */
export const WHERE_MONEY_GOES = 'The money goes back to the card or account that you paid with.';

/** What became of a demo payment that somebody took back: the same on pages, in notices, emails and papers. */
export const DEMO_TAKEN_BACK = 'The demo payment was taken back: no money moved';

/** Over what says so. */
export const DEMO_TAKEN_BACK_TITLE = 'Demo payment taken back';

/** Until when a payment goes back for the asking. */
export function refundableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + REFUND_DAYS * 24 * 60 * 60_000);
}

type Refund = { id: string; standing: 'pending' | 'succeeded' | 'failed'; amountCents: number };

/**
 * What became of the money of a payment, from everything that was paid back of it or tried. Null for nothing, and for a
 * part: that is between the payer and whoever sent it.
 */
export function refundStanding(
  refunds: readonly Refund[],
  amountCents: Cents,
): Omit<Refund, 'amountCents'> | null {
  const of = (standing: Refund['standing']) => refunds.filter((refund) => refund.standing === standing);
  const sum = (some: Refund[]) => some.reduce((cents, refund) => cents + refund.amountCents, 0);
  const [succeeded, pending, failed] = [of('succeeded'), of('pending'), of('failed')];
  const [newest] = [...pending, ...succeeded];
  if (newest && sum(succeeded) >= amountCents) return { id: newest.id, standing: 'succeeded' };
  if (newest && sum([...succeeded, ...pending]) >= amountCents) return { id: newest.id, standing: 'pending' };
  const [gone] = failed;
  return gone && !newest ? { id: gone.id, standing: 'failed' } : null;
}

/** Whether a bank has decided a dispute, as Stripe names its states. */
export function isDisputeOver(status: string): boolean {
  return ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
}

/** A kind of place that paying leads back to. An address is never taken: it would lead wherever its writer likes. */
export const payOrigins = ['property'] as const;

export type PayOrigin = (typeof payOrigins)[number];

/** The lock that is paid for, and from where; without one it is what is due first, else a credit. */
export type Order = { lockId?: string; from?: PayOrigin };

/** The page for paying. */
export function payPath({ lockId, from }: Order): string {
  if (!lockId) return '/payment/deedguard';
  return `/payment/deedguard?lock=${lockId}${from ? `&from=${from}` : ''}`;
}

/** The page of the property from which paying was begun; null for any other way in. */
export function originPath({ lockId, from }: Order): string | null {
  return lockId && from === 'property' ? `/properties/${lockId}` : null;
}

/** Where paying ends. */
export function pathAfterPaying(order: Order): string {
  return originPath(order) ?? '/document-vault';
}

/** Where payments are asked about. */
export const PAYMENTS_URL = '/api/payments';
