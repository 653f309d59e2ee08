/** `ending`: it was rolled, and works until its overlap is over. */
export const keyStates = ['active', 'ending', 'expired', 'revoked'] as const;
export type KeyState = (typeof keyStates)[number];

type KeyTimes = { expiresAt: Date | null; revokedAt: Date | null };

/** What has become of a key. One that has ended in two ways is what it was first. */
export function stateOfKey({ expiresAt, revokedAt }: KeyTimes, at: Date): KeyState {
  const isRevoked = revokedAt !== null && revokedAt <= at;
  const isExpired = expiresAt !== null && expiresAt <= at;
  if (isRevoked && isExpired) return expiresAt < revokedAt ? 'expired' : 'revoked';
  if (isRevoked) return 'revoked';
  if (isExpired) return 'expired';
  return revokedAt ? 'ending' : 'active';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a key that takes the place of another one expires: it has as long as that one had. */
export function expiryOfNext(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
  at: Date,
): Date | null {
  return expiresAt && new Date(at.getTime() + expiresAt.getTime() - createdAt.getTime());
}

export function expiryAfter(days: number | null, at: Date): Date | null {
  return days === null ? null : new Date(at.getTime() + days * DAY_MS);
}
