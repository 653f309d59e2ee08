import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import type { StateRequirement } from '@/lib/catalog/content/state-requirements';

export function RequirementList({ requirements }: { requirements: StateRequirement[] }) {
  return (
    <ul className="divide-y border-y">
      {requirements.map(({ code, requirement, description, isMandatory, penalty, asOf, source }) => (
        <li key={`${code} ${requirement}`} className="grid gap-1 py-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <strong className="font-medium">{requirement}</strong>
            <Badge variant={isMandatory ? 'info' : 'outline'}>{isMandatory ? 'Mandatory' : 'Optional'}</Badge>
          </p>
          <p className="measure text-[0.9375rem] leading-6">{description}</p>
          {penalty && (
            <p className="measure text-[0.9375rem] leading-6">
              <strong className="font-medium">Penalty:</strong> {penalty}
            </p>
          )}
          <SourceNote fact={{ value: requirement, asOf, source }} />
        </li>
      ))}
    </ul>
  );
}
