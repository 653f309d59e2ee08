import type { Cents } from '@/lib/values/money';

/** $99, once per property. */
export const DEED_PROTECTION_CENTS: Cents = 9_900;

/** How long the event of a payment may take before Stripe is asked instead. */
export const ASK_AFTER_MS = 10 * 60_000;

/** Then a payment that is still open was given up: a bank takes two weeks at most. */
export const ASK_UNTIL_MS = 30 * 24 * 60 * 60_000;
