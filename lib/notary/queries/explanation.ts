import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { fullName } from '../rules/names';
import type { Considered, DispatchExplanation } from '../schema/offers';

/** Why each notary was or was not asked for a request, round by round; for admins alone. Throws `not_found`. */
export async function explainDispatch(actor: Actor, id: string): Promise<DispatchExplanation> {
  assertAdmin(actor);
  const request = await db.notaryRequest.findUnique({ where: { id }, select: columns });
  if (!request) throw new AppError('not_found', 'There is no such request.');
  const rounds = request.rounds.map(({ createdAt, considered }) => ({
    at: createdAt.toISOString(),
    considered: considered as Considered[],
  }));
  const names = await namesOf([
    ...rounds.flatMap(({ considered }) => considered.map(({ notaryId }) => notaryId)),
    ...request.offers.map(({ notaryId }) => notaryId),
  ]);
  const nameOf = (notaryId: string) => names.get(notaryId) ?? 'A former account';
  return {
    rounds: rounds.map(({ at, considered }) => ({
      at,
      considered: considered.map((notary) => ({ ...notary, name: nameOf(notary.notaryId) })),
    })),
    offers: request.offers.map(({ createdAt, expiresAt, answeredAt, ...offer }) => ({
      ...offer,
      name: nameOf(offer.notaryId),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
  };
}

const columns = {
  rounds: { orderBy: { createdAt: 'asc' }, select: { createdAt: true, considered: true } },
  offers: {
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      notaryId: true,
      status: true,
      distanceMiles: true,
      createdAt: true,
      expiresAt: true,
      answeredAt: true,
    },
  },
} as const;

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const users = await db.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(users.map(({ id, firstName, lastName }) => [id, fullName(firstName, lastName)]));
}
