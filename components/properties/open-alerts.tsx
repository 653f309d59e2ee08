import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { Badge } from '@/components/ui/badge';
import type { AlertLevel } from '@/lib/alerts/schema/alerts';
import type { PropertyHistory } from '@/lib/properties/queries/history';
import { countAlerts } from '@/lib/properties/rules/next-step';

const variants: Record<AlertLevel, 'destructive' | 'waiting' | 'outline'> = {
  CRITICAL: 'destructive',
  HIGH: 'destructive',
  MEDIUM: 'waiting',
  LOW: 'outline',
};

const names: Record<AlertLevel, string> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};

/** Alerts about a property that wait for somebody to look, the loudest first. */
export function OpenAlerts({ alerts: { counts, listed } }: Pick<PropertyHistory, 'alerts'>) {
  const count = countAlerts(counts);
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Open alerts</h2>
      {count === 0 && (
        <p className="mt-3 border-y py-4 text-muted-foreground">No alerts are waiting for you.</p>
      )}
      {count > 0 && (
        <ul className="mt-3 app-rows">
          {listed.map(({ id, level, title, createdAt }) => (
            <li key={id}>
              <Link href={`/alerts/${id}`} prefetch={false}>
                {title}
              </Link>
              <span className="flex flex-wrap items-center justify-end gap-3 text-sm text-muted-foreground">
                <RelativeTime value={createdAt} />
                <Badge variant={variants[level]}>{names[level]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > listed.length && (
        <p className="mt-2">
          <Link href="/alerts" prefetch={false} className="text-link">
            All {count} alerts
          </Link>
        </p>
      )}
    </section>
  );
}

/** How many alerts of each level wait, in a list: `1 critical, 2 low`. */
export function AlertMarks({ counts }: { counts: Record<AlertLevel, number> }) {
  const levels = (Object.keys(names) as AlertLevel[]).filter((level) => counts[level] > 0);
  if (levels.length === 0) return <>–</>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {levels.map((level) => (
        <Badge key={level} variant={variants[level]}>
          {counts[level]} {names[level].toLowerCase()}
        </Badge>
      ))}
    </span>
  );
}
