'use client';

import { useState, type RefObject } from 'react';
import { generatedBy } from '@/components/generator/queries';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { useQueryParams } from '@/components/kit/query-params';
import { useRead } from '@/components/kit/use-read';
import { openTab } from '@/components/shell/open-tab';
import type { DocumentTemplate, GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

type Options = {
  templates: DocumentTemplate[];
  /** null for a visitor */
  userId: string | null;
  /** around the form of the template */
  formFrame: RefObject<HTMLElement | null>;
};

/**
 * What is chosen and what was made of it. Both are in the address, so that a reload, a way back and a login find them
 * again; the tab is in its hash.
 */
export function useGenerator({ templates, userId, formFrame }: Options) {
  const { params, setParams } = useQueryParams();
  const history = useRead({ ...generatedBy(userId ?? ''), enabled: userId !== null });
  /** until the history has it */
  const [made, setMade] = useState<OpenDocument | null>(null);

  const id = params.get('generated');
  const kept = userId ? history.data?.find((one) => one.id === id) : undefined;
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
  function mend(fieldName: string | null) {
    if (document) setParams({ template: document.templateId });
    openTab('form-data');
    // The panel is drawn first, and takes the focus.
    requestAnimationFrame(() => {
      const selector = fieldName ? `[name="${fieldName}"]` : 'input, select, textarea';
      bringIntoView(formFrame.current?.querySelector<HTMLElement>(selector) ?? null);
    });
  }

  function forget(deletedId: string) {
    if (made?.id === deletedId) setMade(null);
    if (id === deletedId) setParams({ generated: '' });
  }

  return { template, document, history, choose, show, finish, mend, forget };
}

export type GeneratorState = ReturnType<typeof useGenerator>;
