'use client';

import { filterTemplates } from '@/components/catalog/states/filter-offers';
import { TemplateList } from '@/components/catalog/states/template-list';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';
import { Button } from '@/components/ui/button';
import type { FormLimit } from '@/lib/catalog/content/state-file';

export function TemplatesPanel({ limits }: { limits: Record<string, FormLimit[]> }) {
  const { state, type, query, setParams } = useStateFilter();
  const templates = filterTemplates({ state, type, query });

  if (templates.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="measure">
          No template matches these filters. We have certificates for acknowledgments, jurats and copies; an
          oath is spoken and needs none.
        </p>
        <Button variant="outline" onClick={() => setParams({ type: '', q: '' })}>
          Show all templates
        </Button>
      </div>
    );
  }
  return <TemplateList templates={templates} limits={limits} state={state} />;
}
