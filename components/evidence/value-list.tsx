import { CopyValue } from '@/components/evidence/copy-value';
import { formatTime, shortenHash, type RecordRow } from '@/lib/evidence/rules/record-view';

export function ValueList({ rows }: { rows: RecordRow[] }) {
  return (
    <dl className="divide-y">
      {rows.map((row) => (
        <div key={row.label} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted-foreground">{row.label}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">
            <Value row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ row }: { row: RecordRow }) {
  if (row.kind === 'text') return row.value;
  if (row.kind === 'key') return <CopyValue label={row.label} value={row.value} />;
  if (row.kind === 'code')
    return <CopyValue label={row.label} value={row.value} shown={shortenHash(row.value)} />;
  return (
    <>
      <time dateTime={row.value}>{formatTime(row.value)}</time>
      <span className="block font-mono text-[0.8125rem] text-muted-foreground">{row.value}</span>
    </>
  );
}
