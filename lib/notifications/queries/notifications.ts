import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { cutPage, pageAfter } from '@/lib/platform/list';
import { aboutRows, askTogether, type Question } from '@/lib/platform/database/questions';
import { Prisma } from '@/prisma/generated/client';
import { ruleOfKept } from '../rules/types';
import type {
  ListNotifications,
  NotificationCounts,
  NotificationPage,
  NotificationView,
} from '../schema/notifications';

const columns = {
  id: true,
  type: true,
  priority: true,
  title: true,
  message: true,
  href: true,
  readAt: true,
  createdAt: true,
} as const;

/** What somebody was told, newest first, a page at a time; with how many of all are unread. */
export async function listNotifications(
  actor: Actor,
  { show, after }: ListNotifications,
): Promise<NotificationPage> {
  const asOf = now().toISOString();
  const where = {
    userId: actor.id,
    deletedAt: null,
    ...(show === 'unread' && { readAt: null }),
    ...(show === 'critical' && { priority: 'critical' }),
  } satisfies Prisma.NotificationWhereInput;
  const [rows, counts] = await Promise.all([
    db.notification.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...pageAfter(after),
      select: columns,
    }),
    countNotifications(actor),
  ]);
  const page = cutPage(rows, after);
  return { ...counts, notifications: page.rows.map(toView), next: page.next, asOf };
}

/** How many are unread, and how many of those are critical. */
async function countNotifications({ id }: Actor): Promise<NotificationCounts> {
  const [counts] = await db.$queryRaw<NotificationCounts[]>`
    SELECT count(*)::int AS unread, (count(*) FILTER (WHERE priority = 'critical'))::int AS critical
    FROM notifications WHERE user_id = ${id}::uuid AND read_at IS NULL AND deleted_at IS NULL`;
  return counts ?? { unread: 0, critical: 0 };
}

/** The same for the bell, which counts nothing for whoever turned it off. */
export function bellCounts({ id }: Pick<Actor, 'id'>): Question<NotificationCounts> {
  return aboutRows<NotificationCounts, NotificationCounts>(
    Prisma.sql`
    SELECT count(*)::int AS unread, (count(*) FILTER (WHERE priority = 'critical'))::int AS critical
    FROM notifications n WHERE user_id = ${id}::uuid AND read_at IS NULL AND deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM notification_preferences p WHERE p.user_id = n.user_id AND NOT p.in_app_enabled)`,
    ([counts]) => counts ?? { unread: 0, critical: 0 },
  );
}

export async function countForBell(actor: Actor): Promise<NotificationCounts> {
  return (await askTogether({ counts: bellCounts(actor) })).counts;
}

type Row = Prisma.NotificationGetPayload<{ select: typeof columns }>;

function toView({ readAt, createdAt, ...row }: Row): NotificationView {
  const { group, needsAction } = ruleOfKept(row.type);
  return {
    ...row,
    group,
    timestamp: createdAt.toISOString(),
    isRead: readAt !== null,
    actionRequired: needsAction === true,
  };
}
