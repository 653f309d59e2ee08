import type { Comparison } from '@/components/system/header-comparison';
import { TwoColumnTable } from '@/components/system/two-column-table';
import { Badge } from '@/components/ui/badge';

const verdicts = {
  same: { label: 'As listed', variant: 'success' },
  different: { label: 'Different', variant: 'destructive' },
  missing: { label: 'Missing', variant: 'destructive' },
} as const;

export function HeaderComparisonTable({ comparisons }: { comparisons: Comparison[] }) {
  return (
    <TwoColumnTable
      caption="Headers of this page, expected and received"
      head={['Header', 'Expected and received']}
      rows={comparisons.map((comparison) => ({
        key: comparison.name,
        name: (
          <>
            <code className="block font-mono text-sm wrap-anywhere">{comparison.name}</code>
            <Badge variant={verdicts[comparison.verdict].variant} className="mt-1">
              {verdicts[comparison.verdict].label}
            </Badge>
          </>
        ),
        content: (
          <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            <Value label="Expected" value={comparison.expected} />
            <Value label="Received" value={comparison.received} ownSources={comparison.ownSources} />
          </div>
        ),
      }))}
    />
  );
}

type ValueProps = { label: string; value: string | null; ownSources?: number };

function Value({ label, value, ownSources = 0 }: ValueProps) {
  return (
    <div>
      <p className="eyebrow">{label}</p>
      {value === null ? <p>Nothing</p> : <code className="font-mono text-sm wrap-anywhere">{value}</code>}
      {ownSources > 0 && (
        <p className="text-sm text-muted-foreground">
          and {ownSources} {ownSources === 1 ? 'hash' : 'hashes'} of this page’s own inline scripts
        </p>
      )}
    </div>
  );
}
