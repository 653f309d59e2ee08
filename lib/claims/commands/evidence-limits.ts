import 'server-only';
import { inGroupOf, type Placed } from '@/lib/deeds/commands/contest';
import { isSameProperty } from '@/lib/deeds/rules/same-property';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { refuseUntil } from '@/lib/platform/rate-limit';
import { EVIDENCE_A_DAY, MAX_EVIDENCE, RESERVED_EVIDENCE } from '../rules';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Throws `rate_limited` for an account that showed us too many documents about one property within a day, whichever of its
 * locks they were for, and once all accounts together did. Room for two is left to each, so that nobody keeps the owner
 * from showing a deed. Call `holdProperty` first.
 */
export async function assertRoomForEvidence(tx: Tx, { id }: Actor, property: Placed): Promise<void> {
  const scale = env().RATE_LIMIT_SCALE;
  const compared = await tx.lockEvidence.findMany({
    where: { createdAt: { gt: new Date(now().getTime() - DAY_MS) }, lock: inGroupOf(property) },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, lock: { select: { ownerId: true, propertyKey: true } } },
  });
  const shown = compared.filter(({ lock }) => isSameProperty(lock.propertyKey, property.propertyKey));
  const own = shown.filter(({ lock }) => lock.ownerId === id);
  /** when the one that fills the room is a day old */
  const endOf = (list: typeof shown, most: number) => {
    const filling = list[most - 1];
    return filling && new Date(filling.createdAt.getTime() + DAY_MS);
  };
  const flood = { name: 'evidence-of-property', who: property.propertyKey };
  const ownEnd = endOf(own, MAX_EVIDENCE * scale);
  if (ownEnd) {
    throw refuseUntil(
      { ...flood, end: ownEnd },
      `You have shown us ${own.length} documents about this property within a day. Please`,
    );
  }
  const end = endOf(shown, EVIDENCE_A_DAY * scale);
  const reservedEnd = endOf(own, RESERVED_EVIDENCE * scale);
  if (!end || !reservedEnd) return;
  throw refuseUntil(
    { ...flood, end: end < reservedEnd ? end : reservedEnd },
    `We were shown ${EVIDENCE_A_DAY * scale} documents about this property within a day. After that each account may show ${RESERVED_EVIDENCE * scale} a day. Please`,
  );
}
