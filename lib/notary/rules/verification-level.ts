type VerificationLevel = 'Gold' | 'Platinum';

const PLATINUM_VISITS = 25;
const PLATINUM_RATING = 4.8;

/** Gold once an admin has verified the notary, Platinum with experience and praise; null without verification. */
export function verificationLevel({
  isVerified,
  completedCount,
  rating,
}: {
  isVerified: boolean;
  completedCount: number;
  /** as it is shown: see ratingOf */
  rating: number | null;
}): VerificationLevel | null {
  if (!isVerified) return null;
  const isPlatinum = completedCount >= PLATINUM_VISITS && rating !== null && rating >= PLATINUM_RATING;
  return isPlatinum ? 'Platinum' : 'Gold';
}
