'use client';

import { categoryLabels, optionsOf, stateLabels } from '@/components/generator/labels';
import { templateUses } from '@/components/generator/queries';
import { TemplateCard } from '@/components/generator/templates/template-card';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import type { TemplateSummary } from '@/lib/generator/schema';

type TemplatesPanelProps = {
  templates: TemplateSummary[];
  chosen: TemplateSummary | null;
  onChoose: (templateId: string) => void;
};

export function TemplatesPanel({ templates, chosen, onChoose }: TemplatesPanelProps) {
  const { params, setParams } = useQueryParams();
  const used = useRead(templateUses());
  const category = params.get('category') ?? '';
  const state = params.get('state') ?? '';
  const listed = templates
    .filter((template) => category === '' || template.category === category)
    .filter((template) => state === '' || template.stateCode === state);

  return (
    <div className="grid gap-6">
      <FilterForm label="Filter templates" className="grid gap-4 sm:grid-cols-[14rem_14rem_1fr] sm:items-end">
        <LabeledSelect
          id="template-category"
          label="Category"
          none="Any category"
          options={optionsOf(categoryLabels)}
          value={category}
          onChoose={(value) => setParams({ category: value })}
        />
        <LabeledSelect
          id="template-state"
          label="State"
          none="Any state"
          options={optionsOf(stateLabels)}
          value={state}
          onChoose={(value) => setParams({ state: value })}
        />
        <p aria-live="polite" className="text-[0.9375rem] text-muted-foreground sm:pb-2.5">
          {listed.length === 1 ? '1 template' : `${listed.length} templates`}
        </p>
      </FilterForm>
      {listed.length === 0 ? (
        <NothingListed onClear={() => setParams({ category: '', state: '' })} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {listed.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              usageCount={used.data && (used.data[template.id] ?? 0)}
              isCounting={used.isPending}
              isChosen={template.id === chosen?.id}
              onChoose={() => onChoose(template.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function NothingListed({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <p>There is no template for these filters.</p>
      <Button variant="outline" onClick={onClear}>
        Show the whole list
      </Button>
    </div>
  );
}
