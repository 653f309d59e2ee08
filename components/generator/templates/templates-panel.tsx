'use client';

import { categoryLabels, optionsOf, stateLabels } from '@/components/generator/labels';
import { listKinds } from '@/components/generator/templates/list-kinds';
import { TemplateRow } from '@/components/generator/templates/template-row';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { TemplateSummary } from '@/lib/generator/schema';

type TemplatesPanelProps = {
  templates: TemplateSummary[];
  chosen: TemplateSummary | null;
  onChoose: (templateId: string) => void;
};

type FilterProps = {
  filter: Parameters<typeof listKinds>[1];
  onChange: (changes: Record<string, string>) => void;
};

export function TemplatesPanel({ templates, chosen, onChoose }: TemplatesPanelProps) {
  const { params, setParams } = useQueryParams();
  const read = (name: string) => params.get(name) ?? '';
  const filter = { category: read('category'), state: read('state'), search: read('search') };
  const listed = listKinds(templates, filter);

  return (
    <div className="grid gap-5">
      <TemplateFilters filter={filter} onChange={setParams} />
      <p role="status" className="text-[0.9375rem] text-muted-foreground">
        {listed.length === 1 ? '1 document' : `${listed.length} documents`}
        <span className="needs-script">. Choose a state to fill one in.</span>
      </p>
      {listed.length === 0 ? (
        <NothingListed onClear={() => setParams({ category: '', state: '', search: '' })} />
      ) : (
        <ul className="divide-y border-y">
          {listed.map((entry) => (
            <TemplateRow key={entry.kind} listed={entry} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TemplateFilters({ filter: { category, state, search }, onChange }: FilterProps) {
  return (
    <FilterForm label="Filter templates" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <div className="max-sm:col-span-2">
        <Label htmlFor="template-search">Search</Label>
        <Input
          id="template-search"
          type="search"
          autoComplete="off"
          className="mt-1.5"
          value={search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <LabeledSelect
        id="template-category"
        label="Category"
        none="Any category"
        options={optionsOf(categoryLabels)}
        value={category}
        onChoose={(value) => onChange({ category: value })}
      />
      <LabeledSelect
        id="template-state"
        label="State"
        none="Any state"
        options={optionsOf(stateLabels)}
        value={state}
        onChoose={(value) => onChange({ state: value })}
      />
    </FilterForm>
  );
}

function NothingListed({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 border-t pt-5">
      <p>There is no template for these filters.</p>
      <Button variant="outline" onClick={onClear}>
        Show the whole list
      </Button>
    </div>
  );
}
