import { templatesLike } from '@/components/generator/queries';
import { useRead } from '@/components/kit/use-read';
import { severityLabels } from '@/components/generator/labels';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { TemplateSummary, Severity, Violation } from '@/lib/generator/schema';

const looks: Record<Severity, string> = {
  critical: 'border-destructive/25 bg-destructive-soft text-destructive',
  high: 'border-high/25 bg-high-soft text-high',
  medium: 'border-waiting/25 bg-waiting-soft text-waiting',
  low: '',
};

type ViolationListProps = {
  violations: Violation[];
  /** null where it is gone: then nothing can be mended here */
  template: TemplateSummary | null;
  onMend: (fieldName: string | null) => void;
};

export function ViolationList({ violations, template, onMend }: ViolationListProps) {
  return (
    <ul aria-label="What is not met" className="divide-y border-y">
      {violations.map((violation) => (
        <li key={violation.rule} className="grid gap-2 py-4">
          <p className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
            <Badge className={looks[violation.severity]}>{severityLabels[violation.severity]}</Badge>
            <span className="min-w-0 flex-1 basis-56 font-medium">{violation.description}</span>
          </p>
          <p className="text-[0.9375rem] leading-6">{violation.recommendation}</p>
          <p className="text-sm text-muted-foreground">{violation.legalReference}</p>
          {template && <MendButton violation={violation} template={template} onMend={onMend} />}
        </li>
      ))}
    </ul>
  );
}

type MendButtonProps = {
  violation: Violation;
  template: TemplateSummary;
  onMend: (fieldName: string | null) => void;
};

function MendButton({ violation, template, onMend }: MendButtonProps) {
  const { data } = useRead(templatesLike(template));
  const asked = data?.find(({ id }) => id === template.id);
  const field = asked?.requiredFields.find(({ name }) => name === violation.field);
  return (
    <Button
      variant="outline"
      size="sm"
      className="needs-script justify-self-start"
      onClick={() => onMend(field?.name ?? null)}
    >
      {field ? `Go to “${field.label}”` : 'Go to the answers'}
    </Button>
  );
}
