import { NotificationCenter } from '@/components/notifications/notification-center';
import { PageHeader } from '@/components/shell/page-header';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';

const { title } = getSitePage('/notifications');

/** `/notifications` for whoever is signed in. */
export const metadata = pageMetadata('/notifications');

export default function OwnNotificationsPage() {
  return (
    <div className="page">
      <PageHeader title={title} />
      <div className="mt-6">
        <NotificationCenter />
      </div>
    </div>
  );
}
