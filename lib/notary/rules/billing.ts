/** How long a notary has for the bill of a visit before we remind them of it. */
export const BILL_REMINDER_HOURS = 24;

/** When the notary of a visit is reminded of its bill. */
export function billReminderAt(completedAt: Date): Date {
  return new Date(completedAt.getTime() + BILL_REMINDER_HOURS * 60 * 60 * 1000);
}

/** Nobody came, so nobody is owed anything: neither for the visit nor for cancelling it. */
export const DEMO_IS_FREE = 'This is the visit of a demo notary, who is owed nothing.';
