import type { ReactNode } from 'react';
import { sayMoment } from '@/lib/alerts/content/timeline-words';
import type { AlertMoment } from '@/lib/alerts/schema/alerts';

type AlertTimelineProps = {
  moments: AlertMoment[];
  sayTime: (at: string) => ReactNode;
};

/** What happened, newest first. */
export function AlertTimeline({ moments, sayTime }: AlertTimelineProps) {
  return (
    <ol className="divide-y border-y">
      {moments.map((moment) => (
        <li key={`${moment.type} ${moment.at}`} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <span>{sayMoment(moment)}</span>
          <span className="text-muted-foreground tabular-nums">{sayTime(moment.at)}</span>
        </li>
      ))}
    </ol>
  );
}
