import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';
import { requireActor } from '@/lib/platform/session';

export const metadata = plannedMetadata('/dashboard/client');

export default async function ClientDashboardPage() {
  await requireActor('/dashboard/client');
  return <PlannedPage path="/dashboard/client" />;
}
