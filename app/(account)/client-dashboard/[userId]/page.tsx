import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';

export const metadata = plannedMetadata('/client-dashboard/[userId]');

export default function ClientDashboardPage() {
  return <PlannedPage path="/client-dashboard/[userId]" />;
}
