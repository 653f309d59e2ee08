import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { backgroundAlerts } from '@/lib/samples/integrations-fbi';

const levels = {
  critical: { label: 'Critical', variant: 'destructive' },
  warning: { label: 'Warning', variant: 'waiting' },
  info: { label: 'For information', variant: 'info' },
} as const;

export function CheckAlerts() {
  return (
    <ul className="divide-y border-y">
      {backgroundAlerts.map(({ id, level, title, says, at }) => (
        <li key={id} className="grid gap-1 py-3 text-[0.9375rem] leading-6">
          <Badge variant={levels[level].variant}>{levels[level].label}</Badge>
          <p className="font-medium">{title}</p>
          <p className="text-muted-foreground">
            {says} <LocalTime value={at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
