import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { statusColors, statusLabels, type ShownStatus } from '@/lib/notary/rules/statuses';

const variants = {
  yellow: 'waiting',
  blue: 'info',
  green: 'success',
  red: 'destructive',
} as const satisfies Record<string, ComponentProps<typeof Badge>['variant']>;

/** The shown status of a notary request, in the color of the specification. */
export function RequestStatusBadge({ status }: { status: ShownStatus }) {
  return <Badge variant={variants[statusColors[status]]}>{statusLabels[status]}</Badge>;
}
