import { AlertsPage } from '@/components/alerts/alerts-page';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/security/alerts');

export default function SecurityAlertsPage() {
  return <AlertsPage />;
}
