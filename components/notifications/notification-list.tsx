import type { ReactNode } from 'react';
import { DeletedRow, NotificationRow, type RowActions } from '@/components/notifications/notification-row';
import type { NotificationView } from '@/lib/notifications/schema/notifications';

type NotificationListProps = RowActions & {
  listed: NotificationView[];
  /** of those that are not in the list any more */
  deleted: NotificationView[];
  onUndo: (notification: NotificationView) => void;
  /** said when there is none */
  nobody: ReactNode;
};

/** Newest first; one that was just deleted keeps its place, with the way back. */
export function NotificationList({ listed, deleted, onUndo, nobody, ...actions }: NotificationListProps) {
  const gone = new Set(deleted.map(({ id }) => id));
  const rows = [...listed.filter(({ id }) => !gone.has(id)), ...deleted].sort(newestFirst);
  if (rows.length === 0) return nobody;

  return (
    <ul className="divide-y border-y">
      {rows.map((notification) => (
        <li key={notification.id} className="py-4">
          {gone.has(notification.id) ? (
            <DeletedRow title={notification.title} onUndo={() => onUndo(notification)} />
          ) : (
            <NotificationRow notification={notification} {...actions} />
          )}
        </li>
      ))}
    </ul>
  );
}

function newestFirst(a: NotificationView, b: NotificationView): number {
  return b.timestamp.localeCompare(a.timestamp) || b.id.localeCompare(a.id);
}
