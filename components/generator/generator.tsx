'use client';

import { useRef } from 'react';
import { CompliancePanel } from '@/components/generator/compliance/compliance-panel';
import { FormPanel } from '@/components/generator/form/form-panel';
import { HistoryPanel } from '@/components/generator/history/history-panel';
import { PreviewPanel } from '@/components/generator/preview/preview-panel';
import { TemplatesPanel } from '@/components/generator/templates/templates-panel';
import { useGenerator } from '@/components/generator/use-generator';
import { useAuth } from '@/components/session/auth-provider';
import { Tabs } from '@/components/shell/tabs';
import type { DocumentTemplate } from '@/lib/generator/schema';

type GeneratorProps = {
  templates: DocumentTemplate[];
  /** A model is set up that may word the longer answers. */
  hasModel?: boolean;
  /** Of whoever is logged in, where the server knows it. */
  userId?: string;
};

/** From a template to a document, in five tabs. */
export function Generator({ templates, hasModel = false, userId: knownId }: GeneratorProps) {
  const { user } = useAuth();
  const userId = user?.id ?? knownId ?? null;
  const formFrame = useRef<HTMLDivElement>(null);
  const state = useGenerator({ templates, userId, formFrame });
  const { template, document } = state;

  return (
    <Tabs
      label="Document generator"
      tabs={[
        {
          id: 'templates',
          label: 'Templates',
          panel: <TemplatesPanel templates={templates} chosen={template} onChoose={state.choose} />,
        },
        {
          id: 'form-data',
          label: 'Form Data',
          isDisabled: !template,
          panel: (
            <FormPanel
              {...{ template, document, userId, hasModel }}
              frame={formFrame}
              onGenerated={state.finish}
            />
          ),
        },
        {
          id: 'compliance',
          label: 'Compliance',
          panel: <CompliancePanel {...{ templates, template, document, userId }} onMend={state.mend} />,
        },
        {
          id: 'preview',
          label: 'Preview',
          isDisabled: !document,
          panel: <PreviewPanel {...{ templates, document, userId }} onMend={state.mend} />,
        },
        {
          id: 'history',
          label: 'History',
          panel: <HistoryPanel userId={userId} state={state} />,
        },
      ]}
    />
  );
}
