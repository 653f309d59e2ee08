import { Badge } from '@/components/ui/badge';
import type { RedactionStatus } from '@/lib/vault/schema/redactions';

const looks = {
  processing: { label: 'Processing', variant: 'info' },
  pending_review: { label: 'Pending review', variant: 'waiting' },
  completed: { label: 'Completed', variant: 'success' },
  failed: { label: 'Failed', variant: 'destructive' },
} as const;

export function StatusBadge({ status }: { status: RedactionStatus }) {
  return <Badge variant={looks[status].variant}>{looks[status].label}</Badge>;
}
