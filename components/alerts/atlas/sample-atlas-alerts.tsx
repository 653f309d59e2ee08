import type { ComponentProps } from 'react';
import { SampleTime } from '@/components/alerts/sample-time';
import { Badge } from '@/components/ui/badge';
import { sampleAtlasAlerts, type SampleAtlasAlert } from '@/lib/samples/atlas-ai';

type Variant = ComponentProps<typeof Badge>['variant'];

const severities: Record<SampleAtlasAlert['severity'], { label: string; variant: Variant }> = {
  critical: { label: 'Critical', variant: 'destructive' },
  high: { label: 'High', variant: 'waiting' },
  medium: { label: 'Medium', variant: 'info' },
  low: { label: 'Low', variant: 'default' },
};

/** Made-up alerts: those that are active, or all of them. */
export function SampleAtlasAlerts({ label, isActive = false }: { label: string; isActive?: boolean }) {
  const shown = sampleAtlasAlerts.filter(({ status }) => !isActive || status === 'active');
  return (
    <ul aria-label={label} className="divide-y border-y">
      {shown.map(({ id, type, message, severity, minutesAgo, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-medium wrap-anywhere">{message}</p>
            <p className="text-sm text-muted-foreground">
              {type}, <SampleTime minutesAgo={minutesAgo} />
            </p>
          </div>
          <span className="inline-flex flex-wrap gap-1.5">
            <Badge variant={severities[severity].variant}>{severities[severity].label}</Badge>
            <Badge variant={status === 'resolved' ? 'success' : 'default'}>
              {status === 'resolved' ? 'Resolved' : 'Active'}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
