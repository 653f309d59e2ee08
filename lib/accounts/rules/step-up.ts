const CONFIRMED_MS = 10 * 60 * 1000;

/** Until when a sign-in counts as confirmed, or null when it has to confirm (again). */
export function confirmedUntil(verifiedAt: Date | undefined, at: Date): Date | null {
  if (!verifiedAt) return null;
  const until = new Date(verifiedAt.getTime() + CONFIRMED_MS);
  return until > at ? until : null;
}
