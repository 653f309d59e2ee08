import { Badge } from '@/components/ui/badge';
import type { Property } from '@/lib/deeds/schema';

type LockBadgeProps = { property: Pick<Property, 'status' | 'contested'> };

/** The state of a lock in a list, in the words of its record. */
export function LockBadge({ property: { status, contested } }: LockBadgeProps) {
  if (status === 'released') return <Badge variant="outline">Ended</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {status === 'paid' ? (
        <Badge variant="success">Protected</Badge>
      ) : (
        <Badge variant="waiting">Unpaid</Badge>
      )}
      {contested && <Badge variant="waiting">Contested</Badge>}
    </span>
  );
}
