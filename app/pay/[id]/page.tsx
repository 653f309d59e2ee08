import { plannedMetadata } from '@/components/layout/planned-metadata';
import { PlannedPage } from '@/components/layout/planned-page';

export const metadata = plannedMetadata('/pay/[id]');

export default function InvoicePage() {
  return <PlannedPage path="/pay/[id]" />;
}
