import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { askTogether, type Question } from '@/lib/platform/database/questions';
import { nextStepOf, countAlerts, type PropertyStep } from '../rules/next-step';
import { stateBefore } from '../rules/property-state';
import type { TitleChain } from '../rules/title-chain';
import type { AlertCounts, OpenAlert, Timeline, TimelineKind } from '../schema/timeline';
import { currentOf, endOf, firstOf, getOwnProperty, timelinePage, type OwnProperty } from './timeline';
import { titleOf } from './title';

/** Of those that wait, the loudest; the page of alerts has all. */
const MOST_ALERTS = 10;

/** Everything that the page and the PDF of a property show of its history. */
export type PropertyHistory = Timeline & {
  /** of its oldest lock */
  firstId: string;
  /** the id of the current lock */
  currentId: string;
  /** the lock that was asked for is not the current one */
  isEarlier: boolean;
  propertyAddress: string;
  ownerName: string;
  county: string | null;
  parcelNumber: string | null;
  alerts: { counts: AlertCounts; listed: OpenAlert[] };
  step: PropertyStep | null;
  chain: TitleChain;
};

type Asked = { id: string; asOf?: string; kind?: TimelineKind; most?: number };

/** A property of the actor's at the end of a day. Two queries, whatever there is. Throws `not_found`. */
export async function getPropertyHistory(actor: Actor, asked: Asked): Promise<PropertyHistory> {
  const property = await getOwnProperty(actor, asked.id);
  const { locks } = property;
  const [lockIds, end] = [locks.map(({ id }) => id), endOf(asked.asOf)];
  const { page, alerts, chain } = await askTogether({
    page: timelinePage(property, { ...asked, after: undefined, kind: asked.kind, asOf: asked.asOf }),
    alerts: openAlerts(lockIds, end),
    chain: titleOf(lockIds, end),
  });
  const { propertyAddress, ownerName, county, parcelNumber } = property.lock;
  const current = currentOf(property);
  return {
    asOf: asked.asOf ?? null,
    state: stateBefore(locks, end),
    ...page,
    firstId: firstOf(property).id,
    currentId: current.id,
    isEarlier: current.id !== asked.id,
    propertyAddress,
    ownerName,
    county,
    parcelNumber,
    alerts,
    step: stepOf(property, countAlerts(alerts.counts)),
    chain,
  };
}

/** What is to be done now, whatever day is looked at. */
function stepOf(property: OwnProperty, openAlertCount: number): PropertyStep | null {
  const { id, paidAt, releasedAt, paymentDueAt, contests, evidence } = currentOf(property);
  return nextStepOf({
    id,
    status: releasedAt ? 'released' : paidAt ? 'paid' : 'due',
    contested: contests.some(({ endedAt }) => endedAt === null),
    evidence,
    paymentDueAt: paymentDueAt.toISOString(),
    openAlerts: openAlertCount,
  });
}

function openAlerts(lockIds: string[], end: Date): Question<PropertyHistory['alerts']> {
  const open = Prisma.sql`FROM alerts WHERE lock_id = ANY(${lockIds}::uuid[]) AND created_at < ${end}
    AND (resolved_at IS NULL OR resolved_at >= ${end})`;
  return {
    sql: Prisma.sql`SELECT json_build_object(
      'counts', (SELECT json_object_agg(level, count) FROM (SELECT level, count(*)::int AS count ${open} GROUP BY level) c),
      'listed', (SELECT coalesce(json_agg(alert), '[]') FROM (
        SELECT id, level, title, created_at AS "createdAt" ${open}
        ORDER BY alerts.level, alerts.created_at DESC, id LIMIT ${MOST_ALERTS}) AS alert))::text`,
    read: (json) => {
      const { counts, listed } = JSON.parse(json) as {
        counts: Partial<AlertCounts> | null;
        listed: OpenAlert[];
      };
      return {
        counts: { ...noAlerts, ...counts },
        listed: listed.map((each) => ({ ...each, createdAt: new Date(each.createdAt).toISOString() })),
      };
    },
  };
}

export const noAlerts: AlertCounts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
