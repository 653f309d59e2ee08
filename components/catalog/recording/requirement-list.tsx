import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import type { RecordingRequirement } from '@/lib/catalog/content/recording/requirement';
import type { Fact } from '@/lib/catalog/schema';

/** What a state asks of a document: the reading of this catalog where it has one, and what we read in the law. */
export function RequirementList({ requirements }: { requirements: RecordingRequirement[] }) {
  return (
    <dl className="divide-y border-y">
      {requirements.map(({ label, reading, facts }) => (
        <div key={label} className="grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[11rem_1fr]">
          <dt className="font-medium">{label}</dt>
          {reading && (
            <dd className="measure sm:col-start-2">
              <Badge variant="outline" className="mr-2">
                Reading of this catalog
              </Badge>
              {reading}
            </dd>
          )}
          {facts.map((fact, index) => (
            <dd key={fact.value} className="measure sm:col-start-2">
              <p>{fact.value}</p>
              {!isSameSource(fact, facts[index + 1]) && (
                <p className="mt-0.5">
                  <SourceNote fact={fact} />
                </p>
              )}
            </dd>
          ))}
          {facts.length === 0 && (
            <dd className="sm:col-start-2">
              <SourceNote fact="unknown" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Said once, below the last of the facts that were read there. */
function isSameSource(fact: Fact<string>, next: Fact<string> | undefined): boolean {
  return next !== undefined && fact.asOf === next.asOf && fact.source.title === next.source.title;
}
