export type VerificationLevel = 'Gold' | 'Platinum';

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

/** What a level rests on, beside it: whoever has no review yet can be Gold. */
export function levelMeaning(level: VerificationLevel, { isDemo }: { isDemo: boolean }): string {
  if (isDemo) return `${level}: as a real notary would be shown. Nobody checks a demo notary.`;
  return level === 'Gold'
    ? `${level}: we have verified the notary’s credentials, and they are in force. It says nothing of reviews.`
    : `${level}: verified, with ${PLATINUM_VISITS} or more completed visits and ${PLATINUM_RATING} or more of 5 stars.`;
}
