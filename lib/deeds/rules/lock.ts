import { crockfordCode } from '@/lib/values/codes';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a lock waits for its payment before it is released. */
export const PAYMENT_DAYS = 7;

/** When an unpaid lock is released (UTC). */
export function paymentDueAt(lockedAt: Date): Date {
  return new Date(lockedAt.getTime() + PAYMENT_DAYS * DAY_MS);
}

/** On which days after a lock its owner is reminded that it is unpaid. */
export const REMINDER_DAYS = [1, 4, 6] as const;

/** The last of the days of reminders that has come, or 0. */
export function reminderDay(paymentDue: Date, at: Date): number {
  const daysLeft = (paymentDue.getTime() - at.getTime()) / DAY_MS;
  return REMINDER_DAYS.findLast((day) => daysLeft <= PAYMENT_DAYS - day) ?? 0;
}

/** When a lock ends by itself, or null when it does not. */
export function lockExpiresAt(lockedAt: Date, expiryDays: number | null): Date | null {
  return expiryDays === null ? null : new Date(lockedAt.getTime() + expiryDays * DAY_MS);
}

/** How long before its end the owner of a temporary lock is told. */
export const LAPSING_DAYS = 14;

/** A temporary lock ends soon: within 14 days, of a shorter lock in the second half of its time. */
export function isLapsing({ lockedAt, endsAt }: { lockedAt: Date; endsAt: Date }, at: Date): boolean {
  const left = endsAt.getTime() - at.getTime();
  const whole = endsAt.getTime() - lockedAt.getTime();
  return left > 0 && left <= Math.min(LAPSING_DAYS * DAY_MS, whole / 2);
}

const UNLOCK_CODE_LENGTH = 12;

/** Twelve characters in groups of four, five bits each: `7K2M-QX40-9RTB`. Takes at least 12 random bytes. */
export function unlockCodeFrom(randomBytes: Uint8Array): string {
  const bytes = randomBytes.slice(0, UNLOCK_CODE_LENGTH);
  if (bytes.length < UNLOCK_CODE_LENGTH)
    throw new RangeError(`An unlock code needs ${UNLOCK_CODE_LENGTH} random bytes`);
  return crockfordCode(bytes);
}

/** Of the list on /deedguard-protection, before somebody asks for all. */
export const LOCKS_FIRST_SHOWN = 20;
