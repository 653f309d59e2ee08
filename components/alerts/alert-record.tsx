import type { ReactNode } from 'react';
import { AlertBadges } from '@/components/alerts/alert-badges';
import { AlertTimeline } from '@/components/alerts/alert-timeline';
import { NextActions } from '@/components/alerts/next-actions';
import { SeenFacts } from '@/components/alerts/seen-facts';
import { levelWords } from '@/lib/alerts/content/alert-words';
import type { AlertDetail } from '@/lib/alerts/schema/alerts';

type AlertRecordProps = {
  alert: AlertDetail;
  sayTime: (at: string) => ReactNode;
  /** what can be done with it here */
  children?: ReactNode;
};

/** One alert: how soon it wants a look, why it was raised, what was seen, what to do, and what happened. */
export function AlertRecord({ alert, sayTime, children }: AlertRecordProps) {
  const { level, reasons, timestamp, property, status, resolvedReason, timeline } = alert;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <AlertBadges alert={alert} />
        <p>{status === 'resolved' ? sayResolved(resolvedReason) : levelWords[level].says}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {sayTime(timestamp)}
          {property && `, ${property.address}`}
        </p>
        {children}
      </div>
      <Part id="why" title="Why we tell you">
        <ul className="list-disc space-y-1.5 pl-5">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="seen" title="What was seen">
        <SeenFacts evidence={alert} />
      </Part>
      {status !== 'resolved' && (
        <Part id="next" title="What to do next">
          <NextActions alert={alert} />
        </Part>
      )}
      <Part id="timeline" title="What happened">
        <AlertTimeline moments={timeline} sayTime={sayTime} />
      </Part>
    </div>
  );
}

function sayResolved(reason: string | null): string {
  return reason ? `Resolved: ${reason}` : 'This alert is resolved.';
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
