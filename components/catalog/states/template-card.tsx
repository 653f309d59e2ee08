import { TemplateDownload } from '@/components/catalog/states/template-download';
import { SourceNote } from '@/components/shell/source-note';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { certificateText, type StateTemplate } from '@/lib/catalog/content/state-templates';
import type { FormLimit } from '@/lib/catalog/content/state-file';
import { findTemplateLimit, listExcludedStates } from '@/lib/catalog/rules/template-limits';
import type { UsState } from '@/lib/catalog/schema';

type TemplateCardProps = {
  template: StateTemplate;
  limits: Record<string, FormLimit[]>;
  state: UsState | null;
};

/** One template; where the state has its own form, that form is named and ours is not handed out. */
export function TemplateCard({ template, limits, state }: TemplateCardProps) {
  const limit = state && findTemplateLimit(limits, state.code, template.act);

  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-lg border bg-card p-5">
      <div>
        <h3 className="text-xl">{template.name}</h3>
        <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{template.description}</p>
      </div>
      {limit ? (
        <Alert variant="waiting">
          <AlertTitle>
            {limit.kind === 'statutory'
              ? `${state.name} has its own form`
              : `Not an act for notaries of ${state.name}`}
          </AlertTitle>
          <AlertDescription>
            {limit.says} <SourceNote fact={{ value: limit.says, asOf: limit.asOf, source: limit.source }} />
          </AlertDescription>
        </Alert>
      ) : (
        <>
          <p className="text-sm text-muted-foreground">{statesText(template, limits, state)}</p>
          <pre
            tabIndex={0}
            role="region"
            aria-label={`Text of ${template.name}`}
            className="overflow-x-auto rounded-md border bg-background p-3 font-mono text-xs leading-5 max-sm:max-h-48"
          >
            {certificateText(template, state?.name)}
          </pre>
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            <TemplateDownload template={template} state={state} />
            <a href={`/downloads/${template.fileName}.pdf`} className="text-[0.9375rem] text-link">
              PDF with an empty venue
            </a>
          </div>
        </>
      )}
    </li>
  );
}

function statesText(
  { act }: StateTemplate,
  limits: Record<string, FormLimit[]>,
  state: UsState | null,
): string {
  return state
    ? `With the venue of ${state.name}. Compare it with the notary handbook of the state before you use it.`
    : `For all states except ${listExcludedStates(limits, act).join(', ')}.`;
}
