import { defaultPreferences } from '@/lib/notifications/rules/preferences';
import type { NotificationView } from '@/lib/notifications/schema/notifications';
import type { PreferencesView } from '@/lib/notifications/schema/preferences';

/** As the specification has them: something new may arrive every half minute, and the list has room for ten. */
export const SAMPLE_ARRIVAL_MS = 30_000;
export const SAMPLE_CHANCE = 0.3;
export const SAMPLE_MOST = 10;

type Sample = Pick<
  NotificationView,
  'type' | 'group' | 'priority' | 'title' | 'message' | 'href' | 'actionRequired'
>;

const news: readonly [Sample, ...Sample[]] = [
  {
    type: 'alert.raised',
    group: 'alerts',
    priority: 'critical',
    title: 'A deed was recorded for your property',
    message: 'A quitclaim deed for 12 Sample St, Austin, TX 78701 names a buyer whom you do not know.',
    href: '/deedguard-protection',
    actionRequired: true,
  },
  {
    type: 'deed.unpaid',
    group: 'locks',
    priority: 'high',
    title: 'A lock is not paid yet',
    message: 'The lock on 34 Example Ave, Los Angeles, CA 90012 ends in three days unless it is paid.',
    href: '/deedguard-protection',
    actionRequired: true,
  },
  {
    type: 'request.assigned',
    group: 'visits',
    priority: 'medium',
    title: 'A notary accepted your request',
    message: 'Jordan E. comes to 12 Sample St, Austin, TX 78701 on Tuesday.',
    href: '/live-tracking',
    actionRequired: false,
  },
  {
    type: 'link.viewed',
    group: 'documents',
    priority: 'low',
    title: 'Your shared document was opened',
    message: 'Somebody at Example Title opened “Deed of 12 Sample St.pdf”.',
    href: '/document-vault',
    actionRequired: false,
  },
];

const firstAt = [
  '2026-03-02T16:05:00.000Z',
  '2026-03-02T14:30:00.000Z',
  '2026-03-01T19:12:00.000Z',
  '2026-02-27T09:45:00.000Z',
];

export const sampleNotifications: NotificationView[] = news.map((sample, index) => ({
  ...sample,
  id: `sample-${index}`,
  timestamp: firstAt[index] ?? '',
  isRead: index > 1,
}));

/** Another of the same. `random` is 0 to 1. */
export function sampleArrival({
  id,
  at,
  random,
}: {
  id: string;
  at: Date;
  random: number;
}): NotificationView {
  const sample = news[Math.floor(random * news.length)] ?? news[0];
  return { ...sample, id, timestamp: at.toISOString(), isRead: false };
}

/** The newest ten. */
export function withArrival(
  list: readonly NotificationView[],
  arrived: NotificationView,
): NotificationView[] {
  return [arrived, ...list].slice(0, SAMPLE_MOST);
}

const { mutedGroups: _, ...chosen } = defaultPreferences;

export const samplePreferences: PreferencesView = {
  ...chosen,
  alertTypes: {
    alerts: true,
    locks: true,
    documents: true,
    visits: true,
    invoices: true,
    plan: true,
    account: true,
  },
  emailAddress: 'jordan@example.com',
  phoneNumber: null,
  timeZone: null,
  pushKey: null,
  isSmsAvailable: false,
};
