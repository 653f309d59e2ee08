import { plannedMetadata } from '@/components/shell/planned-metadata';
import { PlannedPage } from '@/components/shell/planned-page';

/** `/alerts` for whoever is signed in. */
export const metadata = plannedMetadata('/security/alerts');

export default function OwnAlertsPage() {
  return <PlannedPage path="/security/alerts" />;
}
