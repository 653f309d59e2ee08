import { Highlight } from '@/components/search/highlight';
import type { SearchResult } from '@/lib/search/schema';

/** Title and line of a result, with what was looked for marked. */
export function FoundLine({ result: { title, subtitle }, q }: { result: SearchResult; q: string }) {
  return (
    <>
      <span className="block wrap-anywhere">
        <Highlight text={title} q={q} />
      </span>
      {subtitle && (
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted-foreground">
          <Highlight text={subtitle} q={q} />
        </span>
      )}
    </>
  );
}
