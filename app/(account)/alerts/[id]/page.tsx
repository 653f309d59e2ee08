import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';

export const metadata = plannedMetadata('/alerts/[id]');

export default function AlertPage() {
  return <PlannedPage path="/alerts/[id]" />;
}
