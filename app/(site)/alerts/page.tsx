import { AlertsPage } from '@/components/alerts/alerts-page';
import { pageMetadata } from '@/lib/site/page-metadata';

/** The same screen under its other address; search engines are sent to the first. */
export const metadata = pageMetadata('/security/alerts');

export default function AlertsUnderOtherAddress() {
  return <AlertsPage />;
}
