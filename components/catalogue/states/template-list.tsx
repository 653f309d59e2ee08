import { TemplateCard } from '@/components/catalogue/states/template-card';
import { stateTemplates, type StateTemplate } from '@/lib/catalogue/content/state-templates';
import type { UsState } from '@/lib/catalogue/schema';

type TemplateListProps = { templates?: StateTemplate[]; state: UsState | null };

export function TemplateList({ templates = stateTemplates, state }: TemplateListProps) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {templates.map((template) => (
        <TemplateCard key={template.act} template={template} state={state} />
      ))}
    </ul>
  );
}
