import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { CHALLENGE_MS, challengeOf, type Credential } from '@/lib/vendor/webauthn';
import type { WebauthnPurpose } from '@/prisma/generated/enums';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a challenge is good for, and for whom; nobody yet at a sign-in. */
type Scope = { purpose: WebauthnPurpose; userId: string | null };

/** Keeps the challenge of these options for 5 minutes and hands them on. */
export async function keepChallenge<O extends { challenge: string }>(options: O, scope: Scope): Promise<O> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  await db.webauthnChallenge.create({
    data: { challenge: options.challenge, ...scope, expiresAt },
    select: { challenge: true },
  });
  return options;
}

/** Uses up the challenge that a response answers, whatever comes of it. Null when it was used, has expired, or was somebody else's. */
export async function takeChallenge(response: Credential, scope: Scope): Promise<string | null> {
  const challenge = challengeOf(response);
  if (!challenge) return null;
  const { count } = await db.webauthnChallenge.deleteMany({
    where: { challenge, ...scope, expiresAt: { gt: now() } },
  });
  return count === 1 ? challenge : null;
}

/** Removes challenges that nobody answered in time, and confirmations older than a day. Returns how many of both. */
export async function deleteExpiredChallenges(): Promise<{ challenges: number; confirmations: number }> {
  const at = now();
  const over = { expiresAt: { lte: at } };
  const old = { verifiedAt: { lt: new Date(at.getTime() - DAY_MS) } };
  const challenges = await deleteInBatches('challenges', (tx, limit) =>
    tx.webauthnChallenge.deleteMany({ where: over, limit }),
  );
  const confirmations = await deleteInBatches('confirmations', (tx, limit) =>
    tx.stepUp.deleteMany({ where: old, limit }),
  );
  return { challenges: challenges.deleted, confirmations: confirmations.deleted };
}
