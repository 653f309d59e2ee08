'use client';

import { useState } from 'react';
import { useQueryParams } from '@/components/kit/query-params';
import { openTab } from '@/components/shell/open-tab';
import type { GeneratedDocument, OpenDocument, TemplateSummary } from '@/lib/generator/schema';

/** An answer that somebody came to change, or all of them; a new one each time. */
export type Mending = { field: string | null };

type Options = {
  templates: TemplateSummary[];
  /** What whoever is signed in generated before, as far as it is known. */
  history: GeneratedDocument[] | undefined;
};

/**
 * What is chosen and what was made of it. Both are in the address, so that a reload, a way back and a login find them
 * again; the tab is in its hash.
 */
export function useGenerator({ templates, history }: Options) {
  const { params, setParams } = useQueryParams();
  /** until the history has it */
  const [made, setMade] = useState<OpenDocument | null>(null);
  const [mending, setMending] = useState<Mending | null>(null);

  const id = params.get('generated');
  const kept = history?.find((one) => one.id === id);
  const own = made?.id === id ? made : null;
  // Closed in the list, and seen already by whoever just made it.
  const document = kept && (kept.generatedContent !== null || !own) ? kept : own;
  const template = templates.find((one) => one.id === params.get('template')) ?? null;

  function choose(templateId: string) {
    setParams({ template: templateId });
    openTab('form-data');
  }

  function show(shown: Pick<GeneratedDocument, 'id' | 'templateId'>) {
    setParams({ generated: shown.id, template: shown.templateId });
    openTab('preview');
  }

  function finish(generated: OpenDocument) {
    setMade(generated);
    show(generated);
  }

  /** Leads to the form that it was made of: to one of its fields, or to its beginning. */
  function mend(field: string | null) {
    if (document) setParams({ template: document.templateId });
    openTab('form-data');
    // The panel is drawn first, and takes the focus.
    requestAnimationFrame(() => setMending({ field }));
  }

  function forget(deletedId: string) {
    if (made?.id === deletedId) setMade(null);
    if (id === deletedId) setParams({ generated: '' });
  }

  return { template, document, mending, choose, show, finish, mend, forget };
}
