import { ViolationList } from '@/components/generator/compliance/violation-list';
import { RiskScore } from '@/components/generator/compliance/risk-score';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { ComplianceCheck, TemplateSummary, OpenDocument } from '@/lib/generator/schema';

type VerdictProps = {
  document: OpenDocument;
  templates: TemplateSummary[];
  onMend: (fieldName: string | null) => void;
};

/** What our rules say of a document, and what to do about it. */
export function Verdict({ document, templates, onMend }: VerdictProps) {
  const { violations, requiredActions } = document.complianceCheck;
  const { title, look } = wordsFor(document.complianceCheck);
  // Most of them are what a violation recommends already.
  const others = requiredActions.filter((action) =>
    violations.every(({ recommendation }) => recommendation !== action),
  );

  return (
    <div className="grid gap-5">
      <Alert variant={look}>
        <AlertTitle>{title}</AlertTitle>
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
      {others.length > 0 && <RequiredActions actions={others} />}
    </div>
  );
}

function wordsFor({ isCompliant, violations }: ComplianceCheck) {
  if (!isCompliant) return { title: 'Not compliant yet', look: 'destructive' } as const;
  if (violations.length > 0)
    return { title: 'Compliant, with something to look at', look: 'waiting' } as const;
  return { title: 'No violations found', look: 'success' } as const;
}

function summaryOf({ documentName, complianceCheck: { violations } }: OpenDocument): string {
  if (violations.length === 0) return `“${documentName}” passed the rules that we check.`;
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
