'use client';

import { useEffect, useState } from 'react';
import type { RowActions } from '@/components/notifications/notification-row';
import { toast } from '@/components/ui/toast';
import type { NotificationView } from '@/lib/notifications/schema/notifications';
import {
  SAMPLE_ARRIVAL_MS,
  SAMPLE_CHANCE,
  sampleArrival,
  sampleNotifications,
  withArrival,
} from '@/lib/samples/notifications';

/** The sample, in the memory of the page: what a visitor changes is gone with it. */
export function useSampleNotifications(onGone: () => void) {
  const [list, setList] = useState(sampleNotifications);
  const [deleted, setDeleted] = useState<NotificationView[]>([]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (Math.random() >= SAMPLE_CHANCE) return;
      const arrived = sampleArrival({ id: crypto.randomUUID(), at: new Date(), random: Math.random() });
      setList((earlier) => withArrival(earlier, arrived));
    }, SAMPLE_ARRIVAL_MS);
    return () => clearInterval(timer);
  }, []);

  const mark = (id: string, isRead: boolean) =>
    setList((earlier) => earlier.map((one) => (one.id === id ? { ...one, isRead } : one)));

  const rows: RowActions & { onUndo: (notification: NotificationView) => void } = {
    onOpen: ({ id }) => mark(id, true),
    onMark: ({ id, isRead }) => mark(id, !isRead),
    onDelete: (notification) => {
      setList((earlier) => earlier.filter(({ id }) => id !== notification.id));
      setDeleted((earlier) => [notification, ...earlier]);
      toast({ title: 'Notification Deleted' });
    },
    onUndo: (notification) => {
      setDeleted((earlier) => earlier.filter(({ id }) => id !== notification.id));
      setList((earlier) => withArrival(earlier, notification));
      onGone();
    },
    isPending: false,
  };

  function markAll() {
    setList((earlier) => earlier.map((one) => ({ ...one, isRead: true })));
    toast({ title: 'All Notifications Read' });
  }

  return { list, deleted, rows, markAll };
}
