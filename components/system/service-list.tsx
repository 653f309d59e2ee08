import type { ComponentProps } from 'react';
import type { HealthState, ServiceHealth } from '@/components/system/health-state';
import { Badge } from '@/components/ui/badge';

const badges: Record<HealthState, { label: string; variant: ComponentProps<typeof Badge>['variant'] }> = {
  measuring: { label: 'Measuring', variant: 'outline' },
  operational: { label: 'Operational', variant: 'success' },
  down: { label: 'Down', variant: 'destructive' },
  unknown: { label: 'Not known', variant: 'waiting' },
  late: { label: 'Behind', variant: 'waiting' },
  off: { label: 'Not set up', variant: 'outline' },
};

export function ServiceList({ services }: { services: readonly ServiceHealth[] }) {
  return (
    <ul className="mt-3 divide-y border-y">
      {services.map(({ name, state, detail }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[10rem_10rem_1fr]">
          <span className="font-medium">{name}</span>
          <span>
            <Badge variant={badges[state].variant}>{badges[state].label}</Badge>
          </span>
          <span className="min-h-6 text-muted-foreground tabular-nums">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
