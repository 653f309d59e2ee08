import { NotificationCenter } from '@/components/notifications/notification-center';
import { SitePage } from '@/components/shell/site-page';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/notifications');

export default function NotificationsPage() {
  return (
    <SitePage
      path="/notifications"
      lead="What happens to your properties, documents, visits and payments, in one list. What cannot wait comes by email too."
    >
      <div className="mt-10">
        <NotificationCenter />
      </div>
    </SitePage>
  );
}
