'use client';

import { useState } from 'react';
import { useAction } from '@/components/kit/use-action';
import { bringBack, deleteNotification, markAllRead, markRead } from '@/components/notifications/calls';
import { notificationsKey } from '@/components/notifications/queries';
import type { NotificationView } from '@/lib/notifications/schema/notifications';

const refreshes = [notificationsKey];

/** What can be done with one's notices. What was deleted here stays, to be brought back. */
export function useNotificationActions({ onGone, hidesRead }: { onGone: () => void; hidesRead: boolean }) {
  const [deleted, setDeleted] = useState<NotificationView[]>([]);
  const mark = useAction(markRead, { refreshes, onDone: () => (hidesRead ? onGone() : undefined) });
  const remove = useAction((notification: NotificationView) => deleteNotification(notification), {
    refreshes,
    says: { title: 'Notification Deleted' },
    onDone: (_, notification) => setDeleted((earlier) => [notification, ...earlier]),
  });
  const undo = useAction((notification: NotificationView) => bringBack(notification), {
    refreshes,
    says: { title: 'Notification restored' },
    onDone: (_, { id }) => {
      setDeleted((earlier) => earlier.filter((one) => one.id !== id));
      onGone();
    },
  });
  const all = useAction(markAllRead, { refreshes, says: { title: 'All Notifications Read' } });

  return {
    rows: {
      onOpen: ({ id, isRead }: NotificationView) => {
        if (!isRead) void mark.act({ id, isRead: true });
      },
      onMark: ({ id, isRead }: NotificationView) => void mark.act({ id, isRead: !isRead }),
      onDelete: (notification: NotificationView) => void remove.act(notification),
      onUndo: (notification: NotificationView) => void undo.act(notification),
      isPending: mark.isPending || remove.isPending,
    },
    all,
    deleted,
    problem: mark.problem ?? remove.problem ?? undo.problem ?? all.problem,
  };
}
