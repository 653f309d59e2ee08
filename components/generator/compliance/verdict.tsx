import { ViolationList } from '@/components/generator/compliance/violation-list';
import { RiskScore } from '@/components/generator/compliance/risk-score';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { DocumentTemplate, GeneratedDocument } from '@/lib/generator/schema';

type VerdictProps = {
  document: GeneratedDocument;
  templates: DocumentTemplate[];
  onMend: (fieldName: string | null) => void;
};

/** What our rules say of a document, and what to do about it. */
export function Verdict({ document, templates, onMend }: VerdictProps) {
  const { isCompliant, violations, requiredActions } = document.complianceCheck;

  return (
    <div className="grid gap-5">
      <Alert variant={isCompliant ? 'success' : 'destructive'}>
        <AlertTitle>
          {isCompliant ? 'It meets the rules that we check' : 'It does not meet the rules yet'}
        </AlertTitle>
        <AlertDescription>{summaryOf(document)}</AlertDescription>
      </Alert>
      <RiskScore score={document.riskScore} />
      {violations.length > 0 && (
        <ViolationList
          violations={violations}
          template={templates.find(({ id }) => id === document.templateId) ?? null}
          onMend={onMend}
        />
      )}
      {requiredActions.length > 0 && <RequiredActions actions={requiredActions} />}
    </div>
  );
}

function summaryOf({ documentName, complianceCheck: { violations } }: GeneratedDocument): string {
  if (violations.length === 0) return `Our rules found nothing to mend in “${documentName}”.`;
  const found = violations.length === 1 ? 'one thing' : `${violations.length} things`;
  return `Our rules found ${found} to look at in “${documentName}”.`;
}

function RequiredActions({ actions }: { actions: string[] }) {
  return (
    <div>
      <h4 className="text-base font-semibold">What to do next</h4>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-[0.9375rem] leading-6">
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
    </div>
  );
}
