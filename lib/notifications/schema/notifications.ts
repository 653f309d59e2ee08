import * as z from 'zod';
import { optionalText } from '@/lib/values/text';
import type { NotificationGroup, NotificationPriority } from '../rules/types';

export const notificationIdSchema = z.object({ id: z.uuid() });

/** An empty or unknown filter is none. */
export const listNotificationsSchema = z.object({
  show: z.enum(['unread', 'critical']).optional().catch(undefined),
  /** `next` of the page before */
  after: optionalText(z.uuid().toLowerCase()),
});

export type ListNotifications = z.output<typeof listNotificationsSchema>;

export const changeNotificationSchema = z
  .strictObject({ isRead: z.boolean().optional(), isDeleted: z.literal(false).optional() })
  .refine(({ isRead, isDeleted }) => isRead !== undefined || isDeleted !== undefined, {
    path: ['isRead'],
    error: 'Please say what to change.',
  });

export type ChangeNotification = z.output<typeof changeNotificationSchema>;

/** Up to the newest that the list shows: what came since stays unread. */
export const readAllSchema = z.strictObject({ until: z.iso.datetime().optional() });

export type NotificationView = {
  id: string;
  type: string;
  group: NotificationGroup;
  priority: NotificationPriority;
  title: string;
  message: string;
  /** the page that it is about */
  href: string | null;
  timestamp: string;
  isRead: boolean;
  actionRequired: boolean;
};

/** `critical`: of those that are unread. */
export type NotificationCounts = { unread: number; critical: number };

export type NotificationPage = NotificationCounts & {
  notifications: NotificationView[];
  next: string | null;
  /** when this was so: what came later is not among them */
  asOf: string;
};
