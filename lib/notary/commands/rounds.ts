import 'server-only';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { listUnfit, type RankedNotary, type Unfit } from '../queries/candidates';
import { acceptanceRate, type Candidate } from '../rules/ranking';
import { ratingOf } from '../rules/rating';
import type { Wanted } from '../rules/wanted';
import type { Considered } from '../schema/offers';

type Round = { wanted: Required<Wanted>; ranked: RankedNotary[]; preferredNotaryId: string | null };

/** Keeps why each notary was or was not asked, as it is now. */
export async function recordRound(tx: Tx, { wanted, ranked, preferredNotaryId }: Round): Promise<void> {
  const requestId = wanted.request.id;
  const asked = await tx.offer.findMany({ where: { requestId }, select: { notaryId: true } });
  const alsoIds = [
    ...asked.map(({ notaryId }) => notaryId),
    ...(preferredNotaryId ? [preferredNotaryId] : []),
  ];
  const unfit = await listUnfit(tx, wanted, alsoIds);
  const considered: Considered[] = [...ranked.map(toRanked), ...unfit.map(toUnfit)];
  await tx.dispatchRound.create({
    data: { id: newId(), requestId, createdAt: now(), considered },
    select: { id: true },
  });
}

function toRanked(notary: RankedNotary, index: number): Considered {
  return { ...known(notary), rank: index + 1, score: rounded(notary.score, 4), reasons: [] };
}

function toUnfit(notary: Unfit): Considered {
  return { ...known(notary), rank: null, score: null, reasons: notary.reasons };
}

function known(notary: Candidate) {
  const { notaryId, distanceMiles, ratingSum, ratingCount, offersAnswered, offersAccepted } = notary;
  const rate = acceptanceRate(offersAnswered, offersAccepted);
  return {
    notaryId,
    distanceMiles: distanceMiles === null ? null : rounded(distanceMiles, 2),
    rating: ratingOf(ratingSum, ratingCount),
    acceptanceRate: rate === null ? null : rounded(rate, 2),
  };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
