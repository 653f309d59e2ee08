import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';
import { getUser } from '@/lib/accounts/queries/users';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';

export const metadata = plannedMetadata('/notary-dashboard/[userId]');

export default async function NotaryDashboardPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params;
  const actor = await requireActor(`/notary-dashboard/${userId}`);
  await orNotFound(getUser(actor, userId));
  return <PlannedPage path="/notary-dashboard/[userId]" />;
}
