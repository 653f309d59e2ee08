import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';
import { requireActor } from '@/lib/platform/session';

export const metadata = plannedMetadata('/dashboard/notary');

export default async function NotaryDashboardPage() {
  await requireActor('/dashboard/notary');
  return <PlannedPage path="/dashboard/notary" />;
}
