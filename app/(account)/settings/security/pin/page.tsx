import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';
import { requireActor } from '@/lib/platform/session';

export const metadata = plannedMetadata('/settings/security/pin');

export default async function SecurityPinPage() {
  await requireActor('/settings/security/pin');
  return <PlannedPage path="/settings/security/pin" />;
}
