import { LocalTime } from '@/components/kit/local-time';
import { seenFacts } from '@/lib/alerts/content/evidence-words';
import type { AlertEvidence } from '@/lib/alerts/schema/alerts';

/** What was seen, as it was when the alert was raised. */
export function SeenFacts({ evidence }: { evidence: AlertEvidence }) {
  return (
    <dl className="divide-y border-y">
      {seenFacts(evidence).map(({ name, value, is }) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">
            {is === 'moment' ? <LocalTime value={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
