'use client';

import Link from 'next/link';
import { useReadPages } from '@/components/kit/use-read-pages';
import { markRead } from '@/components/notifications/calls';
import { notifications } from '@/components/notifications/queries';
import { useNotificationRefresh } from '@/components/notifications/use-notification-refresh';
import { useAction } from '@/components/kit/use-action';
import { notificationsKey } from '@/components/notifications/queries';

const SHOWN = 3;

/** The newest unread notices, in the floating panel. */
export function PanelNotices() {
  useNotificationRefresh();
  const { data, error } = useReadPages(notifications('unread'));
  const { act } = useAction(markRead, { refreshes: [notificationsKey] });
  const [first] = data?.pages ?? [];
  const unread = first?.unread ?? 0;

  return (
    <section aria-label="Notifications" className="mb-4 border-b pb-4">
      <p role="status" className="text-sm text-muted-foreground">
        {error && !data
          ? 'Notifications could not be loaded.'
          : !data
            ? 'Loading notifications'
            : saysOf(unread)}
      </p>
      <ul className="panel-links">
        {first?.notifications.slice(0, SHOWN).map(({ id, title, href }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              href={href ?? '/notifications'}
              prefetch={false}
              onClick={() => void act({ id, isRead: true })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function saysOf(unread: number): string {
  if (unread === 0) return 'No unread notifications';
  return unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
}
