/** For the time between choosing "now" and sending it, and for clocks that are a little off. */
const GRACE_MS = 60_000;
/** How long a notary may be late before somebody asks. */
export const OVERDUE_AFTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Of an appointment whose hour was not chosen, where the client is. */
export const DEFAULT_TIME = '09:00';

/** Why nobody can be sent at this time; null when somebody can. */
export function appointmentProblem(
  appointment: Date,
  { at, maxDaysAhead }: { at: Date; maxDaysAhead: number },
): string | null {
  const aheadMs = appointment.getTime() - at.getTime();
  if (!isAhead(appointment, at)) return 'This time has passed. Please choose a later one.';
  if (aheadMs > maxDaysAhead * DAY_MS) return `Please choose a day within the next ${maxDaysAhead} days.`;
  return null;
}

/** Whether somebody can still come for it; what was chosen as “now” a moment ago counts. */
export function isAhead(appointment: Date, at: Date): boolean {
  return appointment.getTime() - at.getTime() >= -GRACE_MS;
}

type Awaited = { appointmentAt: Date; assignedAt: Date | null };

/** From when on a notary should have come or begun; who accepted after the hour has as long from then. */
export function overdueFrom({ appointmentAt, assignedAt }: Awaited): Date {
  return new Date(Math.max(appointmentAt.getTime(), assignedAt?.getTime() ?? 0) + OVERDUE_AFTER_MS);
}

export function isOverdue(visit: Awaited, at: Date): boolean {
  return at >= overdueFrom(visit);
}
