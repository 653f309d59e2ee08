'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { categoryLabels, optionsOf, stateLabels } from '@/components/generator/labels';
import { templateUses } from '@/components/generator/queries';
import { TemplateCard } from '@/components/generator/templates/template-card';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { TemplateSummary } from '@/lib/generator/schema';

/** As the style `first-cards` has it. */
const FIRST = 8;

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
        <CardList count={listed.length}>
          {listed.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              usageCount={used.data?.[template.id]}
              isChosen={template.id === chosen?.id}
              onChoose={() => onChoose(template.id)}
            />
          ))}
        </CardList>
      )}
    </div>
  );
}

/** On a phone the first eight, until somebody asks for the others. */
function CardList({ count, children }: { count: number; children: ReactNode }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isCut = !isWhole && count > FIRST;

  function showRest() {
    flushSync(() => setIsWhole(true));
    list.current?.children[FIRST]?.querySelector('button')?.focus();
  }

  return (
    <>
      <ul ref={list} className={cn('grid gap-4 md:grid-cols-2 xl:grid-cols-3', isCut && 'first-cards')}>
        {children}
      </ul>
      {isCut && (
        <Button variant="outline" className="needs-script sm:hidden" onClick={showRest}>
          Show {count - FIRST} more
        </Button>
      )}
    </>
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
