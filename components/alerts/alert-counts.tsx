import type { AlertCounts as Counts } from '@/lib/alerts/schema/alerts';
import { formatNumber } from '@/lib/values/numbers';

/** How many alerts there are, whatever the list shows. */
export function AlertCounts({ counts }: { counts: Counts }) {
  const tiles: [string, number][] = [
    ['Critical, active', counts.criticalActive],
    ['High, active', counts.highActive],
    ['Resolved', counts.resolved],
    ['Total', counts.total],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-4">
      {tiles.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-card p-4">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
