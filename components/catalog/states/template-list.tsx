import { TemplateCard } from '@/components/catalog/states/template-card';
import { stateTemplates, type StateTemplate } from '@/lib/catalog/content/state-templates';
import type { FormLimit } from '@/lib/catalog/content/state-file';
import type { UsState } from '@/lib/catalog/schema';

type TemplateListProps = {
  templates?: StateTemplate[];
  /** From the server: the files of the states that they come from are not for the browser. */
  limits: Record<string, FormLimit[]>;
  state: UsState | null;
};

export function TemplateList({ templates = stateTemplates, limits, state }: TemplateListProps) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {templates.map((template) => (
        <TemplateCard key={template.act} template={template} limits={limits} state={state} />
      ))}
    </ul>
  );
}
