import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import type { PreferencesView } from '@/lib/notifications/schema/preferences';
import type { PushSubscriptionView } from '@/lib/notifications/schema/push';
import type { NotificationCounts, NotificationPage } from '@/lib/notifications/schema/notifications';
import { apiRequest } from '@/lib/platform/api-client';

const URL = '/api/notifications';

export type Shown = '' | 'unread' | 'critical';

/** What the account was told, newest first, a page at a time. */
export const notifications = (show: Shown) =>
  infiniteQueryOptions({
    queryKey: [URL, 'list', show],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ ...(show && { show }), ...(pageParam && { after: pageParam }) });
      return apiRequest<NotificationPage>('GET', query.size > 0 ? `${URL}?${query}` : URL);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** How many are unread. */
export const notificationCounts = () => queryOptions<NotificationCounts>({ queryKey: [URL, 'unread'] });

export const preferences = () => queryOptions<PreferencesView>({ queryKey: [URL, 'preferences'] });

/** The browsers that are told by Web Push. */
export const pushSubscriptions = () => queryOptions<PushSubscriptionView[]>({ queryKey: [URL, 'push'] });

/** What begins every key of this file. */
export const notificationsKey = [URL];

let asked: Promise<void> | null = null;

/** Reads again what the page shows of notifications; once, when several parts hear of the same. */
export function refreshNotifications(): Promise<void> {
  asked ??= Promise.resolve().then(async () => {
    asked = null;
    await accountClient().invalidateQueries({ queryKey: notificationsKey });
  });
  return asked;
}
