import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';
import { requireActor } from '@/lib/platform/session';

export const metadata = plannedMetadata('/enroll/biometric');

export default async function EnrollBiometricPage() {
  await requireActor('/enroll/biometric');
  return <PlannedPage path="/enroll/biometric" />;
}
