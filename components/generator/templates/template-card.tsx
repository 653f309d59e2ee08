import { stateLabels } from '@/components/generator/labels';
import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { TemplateSummary } from '@/lib/generator/schema';

type TemplateCardProps = {
  template: TemplateSummary;
  /** undefined as long as it is not known, or where it could not be read */
  usageCount: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

export function TemplateCard({ template, usageCount, isChosen, onChoose }: TemplateCardProps) {
  const { id, name, stateCode, description, version, updated, sources } = template;
  const headingId = `template-${id}`;

  return (
    <li aria-labelledby={headingId} className="flex flex-col gap-3 rounded-lg border bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h3 id={headingId} className="text-lg leading-6">
          {name}
          <span className="sr-only"> for {stateLabels[stateCode]}</span>
        </h3>
        <span aria-hidden className="flex gap-1.5">
          <Badge variant="outline">{stateLabels[stateCode]}</Badge>
          {isChosen && <Badge variant="success">Chosen</Badge>}
        </span>
      </div>
      <p className="text-[0.9375rem] leading-6 text-muted-foreground">{description}</p>
      <div className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
        <span>
          Version {version}, <time dateTime={updated}>{dayOf(updated)}</time>
        </span>
        <Usage count={usageCount} />
      </div>
      {sources.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1.5 text-muted-foreground">
            {sources.length === 1 ? '1 source' : `${sources.length} sources`}
          </summary>
          <ul className="mt-1 grid gap-1.5">
            {sources.map(({ asOf, ...source }) => (
              <li key={source.title}>
                <SourceNote fact={{ value: null, asOf, source }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button variant="outline" className="mt-auto needs-script self-start" onClick={onChoose}>
        Use this template
        <span className="sr-only">
          {' '}
          {name} for {stateLabels[stateCode]}
        </span>
      </Button>
    </li>
  );
}

/** Left out where nobody has used it, or where it could not be read: the template is of use without it. */
function Usage({ count }: { count: number | undefined }) {
  if (!count) return null;
  return <span className="tabular-nums">{count === 1 ? 'Used once' : `Used ${count} times`}</span>;
}

/** `2026-11-24` → `Nov 24, 2026` */
function dayOf(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
