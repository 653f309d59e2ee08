'use client';

import { refreshNotifications } from '@/components/notifications/queries';
import { useAccountEvents } from '@/components/session/use-account-events';

/** Keeps what a page shows of notifications as it is on the server. */
export function useNotificationRefresh(): void {
  useAccountEvents(({ kind }) => {
    if (kind === 'notification' || kind === 'resync') void refreshNotifications();
  });
}
