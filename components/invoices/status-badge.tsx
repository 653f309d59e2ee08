import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import { statusLabels, type InvoiceStatus } from '@/lib/invoices/rules/statuses';

const variants = {
  draft: 'default',
  sent: 'info',
  paid: 'success',
  void: 'outline',
} as const satisfies Record<InvoiceStatus, ComponentProps<typeof Badge>['variant']>;

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge variant={variants[status]}>{statusLabels[status]}</Badge>;
}
