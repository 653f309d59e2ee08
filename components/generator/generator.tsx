'use client';

import { TemplatesPanel } from '@/components/generator/templates/templates-panel';
import { useGenerator } from '@/components/generator/use-generator';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OnceOpened } from '@/components/shell/once-opened';
import { Tabs } from '@/components/shell/tabs';
import type { GeneratedDocument, TemplateSummary } from '@/lib/generator/schema';

const FormPanel = partOnDemand(() =>
  import('@/components/generator/form/form-panel').then((module) => module.FormPanel),
);
const CompliancePanel = partOnDemand(() =>
  import('@/components/generator/compliance/compliance-panel').then((module) => module.CompliancePanel),
);
const PreviewPanel = partOnDemand(() =>
  import('@/components/generator/preview/preview-panel').then((module) => module.PreviewPanel),
);
const HistoryPanel = partOnDemand(() =>
  import('@/components/generator/history/history-panel').then((module) => module.HistoryPanel),
);

type GeneratorProps = {
  templates: TemplateSummary[];
  /** A model is set up that may word the longer answers. */
  hasModel?: boolean;
  /** null for a visitor */
  userId?: string | null;
  /** What they generated before, as far as it is known. */
  history?: GeneratedDocument[];
};

/** From a template to a document, in five tabs; all but the first are loaded once they are opened. */
export function Generator({ templates, hasModel = false, userId = null, history }: GeneratorProps) {
  const state = useGenerator({ templates, history });
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
            <OnceOpened tab="form-data">
              <FormPanel
                {...{ template, document, userId, hasModel }}
                mending={state.mending}
                onGenerated={state.finish}
              />
            </OnceOpened>
          ),
        },
        {
          id: 'compliance',
          label: 'Compliance',
          panel: (
            <OnceOpened tab="compliance">
              <CompliancePanel {...{ templates, template, document, userId }} onMend={state.mend} />
            </OnceOpened>
          ),
        },
        {
          id: 'preview',
          label: 'Preview',
          isDisabled: !document,
          panel: (
            <OnceOpened tab="preview">
              <PreviewPanel {...{ templates, document, userId }} onMend={state.mend} />
            </OnceOpened>
          ),
        },
        {
          id: 'history',
          label: 'History',
          panel: (
            <OnceOpened tab="history">
              <HistoryPanel userId={userId} onShow={state.show} onForget={state.forget} />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
