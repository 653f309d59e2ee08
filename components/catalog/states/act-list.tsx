import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import { notarialActs } from '@/lib/catalog/content/notarial-acts';
import type { StateAct } from '@/lib/catalog/content/state-acts';

const standings = {
  authorized: { name: 'Authorized', variant: 'success' },
  limited: { name: 'Limited', variant: 'waiting' },
  not_listed: { name: 'Not listed', variant: 'outline' },
} as const;

export function ActList({ acts }: { acts: StateAct[] }) {
  return (
    <ul className="divide-y border-y">
      {acts.map(({ code, act, standing, says, asOf, source }) => (
        <li key={`${code} ${act}`} className="grid gap-1 py-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <strong className="font-medium">{notarialActs[act].name}</strong>
            <Badge variant={standings[standing].variant}>{standings[standing].name}</Badge>
          </p>
          <p className="measure text-[0.9375rem] leading-6">{says}</p>
          <SourceNote fact={{ value: standing, asOf, source }} />
        </li>
      ))}
    </ul>
  );
}
