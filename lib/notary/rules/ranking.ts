import { MAX_MILES } from './eligibility';

/** What is known of somebody who could be asked. */
export type Candidate = {
  notaryId: string;
  /** home to appointment in a straight line; null for a remote session */
  distanceMiles: number | null;
  ratingSum: number;
  ratingCount: number;
  offersAnswered: number;
  offersAccepted: number;
};

export type Ranked<C extends Candidate = Candidate> = C & {
  /** 0 to 1 */
  score: number;
};

/** Shares of the score; they add up to 1. */
const DISTANCE_WEIGHT = 0.5;
const RATING_WEIGHT = 0.3;
const ACCEPTANCE_WEIGHT = 0.2;

/** What somebody without reviews is taken for, and how many reviews it takes to weigh as much as that. */
const RATING_PRIOR = { mean: 4.5, weight: 5 };
/** The same for offers. */
const ACCEPTANCE_PRIOR = { mean: 0.7, weight: 5 };

/**
 * Best first. The score is 0.5 × nearness + 0.3 × rating + 0.2 × acceptance, each from 0 to 1:
 * nearness is 1 at the door and falls evenly to 0 at 100 miles (1 for a remote session); rating is the mean of the stars
 * and acceptance the share of offers taken, both drawn toward an ordinary value as long as there are few. Equal scores
 * are ordered by id, so that the same notaries always come in the same order.
 */
export function rank<C extends Candidate>(candidates: readonly C[]): Ranked<C>[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate) }))
    .sort((a, b) => b.score - a.score || (a.notaryId < b.notaryId ? -1 : 1));
}

export function scoreOf(candidate: Candidate): number {
  const { distanceMiles, ratingSum, ratingCount, offersAnswered, offersAccepted } = candidate;
  const stars = drawnTo(RATING_PRIOR, ratingSum, ratingCount);
  return (
    DISTANCE_WEIGHT * nearness(distanceMiles) +
    (RATING_WEIGHT * (stars - 1)) / 4 +
    ACCEPTANCE_WEIGHT * drawnTo(ACCEPTANCE_PRIOR, offersAccepted, offersAnswered)
  );
}

/** The share of offers that were taken, as an admin reads it; null before the first answer. */
export function acceptanceRate(answered: number, accepted: number): number | null {
  return answered > 0 ? accepted / answered : null;
}

function nearness(miles: number | null): number {
  return miles === null ? 1 : 1 - Math.min(Math.max(miles, 0), MAX_MILES) / MAX_MILES;
}

/** The mean of what was counted and of `weight` ordinary ones. */
function drawnTo(prior: { mean: number; weight: number }, sum: number, count: number): number {
  return (sum + prior.mean * prior.weight) / (count + prior.weight);
}
