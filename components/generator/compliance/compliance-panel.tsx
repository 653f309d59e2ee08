'use client';

import { RuleList } from '@/components/generator/compliance/rule-list';
import { Verdict } from '@/components/generator/compliance/verdict';
import { ConfirmToSee } from '@/components/generator/confirm-to-see';
import { kindLabels, optionsOf, stateLabels } from '@/components/generator/labels';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { useQueryParams } from '@/components/kit/query-params';
import type { TemplateSummary, GeneratedDocument } from '@/lib/generator/schema';

type CompliancePanelProps = {
  templates: TemplateSummary[];
  template: TemplateSummary | null;
  document: GeneratedDocument | null;
  userId: string | null;
  onMend: (fieldName: string | null) => void;
};

/** The verdict of the document that was made, and below it the rules of a state for a kind of document. */
export function CompliancePanel({ templates, template, document, userId, onMend }: CompliancePanelProps) {
  const { params, setParams } = useQueryParams();
  const state = params.get('rules') ?? template?.stateCode ?? '';
  const kind = params.get('kind') ?? template?.kind ?? '';

  return (
    <div className="grid gap-10">
      {document && (
        <section aria-labelledby="verdict">
          <h3 id="verdict" className="mb-4 text-xl">
            Your document
          </h3>
          {document.generatedContent === null ? (
            userId && <ConfirmToSee userId={userId} documentId={document.id} />
          ) : (
            <Verdict document={document} templates={templates} onMend={onMend} />
          )}
        </section>
      )}
      <section aria-labelledby="rules" className="grid gap-5">
        <h3 id="rules" className="text-xl">
          Rules of the state
        </h3>
        <FilterForm label="Choose the rules" className="grid gap-4 sm:grid-cols-[14rem_18rem]">
          <LabeledSelect
            id="rules-state"
            label="State of the rules"
            none="Choose a state"
            options={optionsOf(stateLabels)}
            value={state}
            onChoose={(value) => setParams({ rules: value })}
          />
          <LabeledSelect
            id="rules-kind"
            label="Kind of document"
            none="Choose a kind"
            options={optionsOf(kindLabels)}
            value={kind}
            onChoose={(value) => setParams({ kind: value })}
          />
        </FilterForm>
        {state && kind ? (
          <RuleList state={state} kind={kind} />
        ) : (
          <p className="text-muted-foreground">
            Choose a state and a kind of document to see what its law asks for.
          </p>
        )}
      </section>
    </div>
  );
}
