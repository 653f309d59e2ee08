'use client';

import Link from 'next/link';
import { useRead } from '@/components/kit/use-read';
import { notificationCounts } from '@/components/notifications/queries';
import { useNotificationRefresh } from '@/components/notifications/use-notification-refresh';
import { icons } from '@/components/shell/app/place-icons';
import type { NotificationCounts } from '@/lib/notifications/schema/notifications';

/** More than this is many. */
const MOST_SHOWN = 99;

/** The way to the notifications, with how many are unread, as it changes. */
export function NotificationBell({ counts }: { counts: NotificationCounts }) {
  // The stream says at once that anything may have changed.
  const { data } = useRead({ ...notificationCounts(), initialData: counts, refetchOnMount: false });
  useNotificationRefresh();
  const { unread } = data;

  return (
    <Link
      href="/notifications"
      prefetch={false}
      aria-label={labelOf(unread)}
      className="relative grid size-11 place-items-center"
    >
      <svg aria-hidden viewBox="0 0 24 24" className="size-5 icon">
        <path d={icons.bell} />
      </svg>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0 rounded-full bg-primary px-1 text-xs text-primary-foreground tabular-nums"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}

function labelOf(unread: number): string {
  if (unread === 0) return 'Notifications';
  return unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
}
