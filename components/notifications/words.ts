import type { NotificationGroup, NotificationPriority } from '@/lib/notifications/rules/types';

export const priorityBadges: Record<
  NotificationPriority,
  { label: string; variant: 'destructive' | 'waiting' | 'default' | 'outline' }
> = {
  critical: { label: 'Critical', variant: 'destructive' },
  high: { label: 'High', variant: 'waiting' },
  medium: { label: 'Medium', variant: 'default' },
  low: { label: 'Low', variant: 'outline' },
};

export const groupNames: Record<NotificationGroup, string> = {
  alerts: 'Alerts',
  locks: 'Locks and payments',
  documents: 'Documents',
  visits: 'Requests and visits',
  invoices: 'Invoices',
  plan: 'Your plan',
  account: 'Account security',
};

/** `3 unread, 1 of them critical` */
export function countsInWords({ unread, critical }: { unread: number; critical: number }): string {
  if (unread === 0) return 'Nothing unread';
  if (critical === 0) return `${unread} unread`;
  return unread === critical && unread === 1
    ? '1 unread, and it is critical'
    : `${unread} unread, ${critical} of them critical`;
}
