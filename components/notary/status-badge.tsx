import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { statusColors, statusLabels, type RequestStatus } from '@/lib/notary/rules/statuses';

const variants = {
  yellow: 'waiting',
  blue: 'info',
  green: 'success',
  red: 'destructive',
} as const satisfies Record<string, ComponentProps<typeof Badge>['variant']>;

export function StatusBadge({ status }: { status: RequestStatus }) {
  return <Badge variant={variants[statusColors[status]]}>{statusLabels[status]}</Badge>;
}
