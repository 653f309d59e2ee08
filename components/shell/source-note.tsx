import type { Finding, Source } from '@/lib/catalog/schema';
import { monthAndYear } from '@/lib/values/date-format';

const kinds: Record<Source['kind'], string> = {
  statute: '',
  rule: '',
  official: '',
  secondary: ', a secondary source',
};

/** Where a fact was read, and the month for which that source says it. */
export function SourceNote({ fact }: { fact: Finding<unknown> }) {
  if (fact === 'unknown') return <span className="text-sm text-muted-foreground">No source found yet</span>;
  const { source, asOf } = fact;
  return (
    <span className="text-sm text-muted-foreground">
      {source.url ? (
        <a href={source.url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
          {source.title}
        </a>
      ) : (
        source.title
      )}
      {kinds[source.kind]}, as of <time dateTime={asOf}>{monthAndYear(asOf)}</time>
    </span>
  );
}
