import { plannedMetadata } from '@/components/shell/planned-metadata';
import { PlannedPage } from '@/components/shell/planned-page';

export const metadata = plannedMetadata('/alerts/[id]');

export default function AlertPage() {
  return <PlannedPage path="/alerts/[id]" />;
}
