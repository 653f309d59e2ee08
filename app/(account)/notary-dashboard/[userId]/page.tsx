import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';

export const metadata = plannedMetadata('/notary-dashboard/[userId]');

export default function NotaryDashboardPage() {
  return <PlannedPage path="/notary-dashboard/[userId]" />;
}
