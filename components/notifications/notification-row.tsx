'use client';

import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { groupNames, priorityBadges } from '@/components/notifications/words';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import type { NotificationView } from '@/lib/notifications/schema/notifications';

export type RowActions = {
  /** before its page is opened */
  onOpen: (notification: NotificationView) => void;
  onMark: (notification: NotificationView) => void;
  onDelete: (notification: NotificationView) => void;
  isPending: boolean;
};

export function NotificationRow({
  notification,
  onOpen,
  onMark,
  onDelete,
  isPending,
}: RowActions & { notification: NotificationView }) {
  const { title, message, href, timestamp, isRead, actionRequired, priority, group } = notification;
  const badge = priorityBadges[priority];
  const of = <span className="sr-only"> {title}</span>;
  const look = { variant: 'outline', size: 'sm' } as const;

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap gap-2">
          <Badge variant={badge.variant}>{badge.label}</Badge>
          {!isRead && <Badge variant="info">Unread</Badge>}
        </div>
        <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{title}</h3>
        <p className="measure wrap-anywhere">{message}</p>
        <p className="text-sm text-muted-foreground">
          {groupNames[group]}, <RelativeTime value={timestamp} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {href && (
          <Link
            href={href}
            prefetch={false}
            className={buttonVariants({ size: 'sm', variant: actionRequired ? 'default' : 'outline' })}
            onClick={() => onOpen(notification)}
          >
            {actionRequired ? 'Take Action' : 'Open'}
            {of}
          </Link>
        )}
        <Button {...look} aria-disabled={isPending} onClick={() => onMark(notification)}>
          {isRead ? 'Mark Unread' : 'Mark Read'}
          {of}
        </Button>
        <Button {...look} aria-disabled={isPending} onClick={() => onDelete(notification)}>
          Delete
          {of}
        </Button>
      </div>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** In the place of one that was deleted. */
export function DeletedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-muted-foreground">
      <span className="min-w-0 wrap-anywhere">Deleted: {title}</span>
      {/* The button that was pressed is gone. */}
      <Button ref={focus} variant="outline" size="sm" onClick={onUndo}>
        Undo<span className="sr-only"> the deletion of {title}</span>
      </Button>
    </p>
  );
}
