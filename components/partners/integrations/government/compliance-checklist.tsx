import { Badge } from '@/components/ui/badge';
import { complianceChecklist } from '@/lib/samples/integrations-government';

const states = {
  met: { label: 'Met', variant: 'success' },
  in_review: { label: 'In review', variant: 'waiting' },
  open: { label: 'Open', variant: 'outline' },
} as const;

const metCount = complianceChecklist.filter(({ state }) => state === 'met').length;

export function ComplianceChecklist() {
  return (
    <>
      <p className="text-[0.9375rem] tabular-nums">
        {metCount} of {complianceChecklist.length} met
      </p>
      <ul className="mt-2 divide-y border-y">
        {complianceChecklist.map(({ name, says, state }) => (
          <li key={name} className="flex items-start justify-between gap-4 py-3 text-[0.9375rem] leading-6">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              <span className="block text-muted-foreground">{says}</span>
            </span>
            <Badge variant={states[state].variant}>{states[state].label}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
