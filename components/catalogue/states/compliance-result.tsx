import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { standingNames } from '@/lib/catalogue/content/compliance-claims';
import { states as allStates } from '@/lib/catalogue/content/states';
import { countStandings, type StateCompliance } from '@/lib/catalogue/rules/state-compliance';

const variants = { compliant: 'success', needs_review: 'waiting', non_compliant: 'destructive' } as const;

export function ComplianceResult({ states }: { states: StateCompliance[] }) {
  const counts = countStandings(states);
  const found = (['non_compliant', 'needs_review', 'compliant'] as const).filter((each) => counts[each] > 0);

  return (
    <>
      <dl className="mt-4 grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3">
        {(['compliant', 'needs_review', 'non_compliant'] as const).map((standing) => (
          <div key={standing} className="flex flex-col-reverse bg-card p-5">
            <dt>
              <Badge variant={variants[standing]}>{standingNames[standing]}</Badge>
            </dt>
            <dd className="font-serif text-3xl font-semibold tabular-nums">{counts[standing]}</dd>
          </div>
        ))}
      </dl>
      {found.map((standing) => (
        <section key={standing} className="mt-8">
          <h4 className="font-serif text-xl font-semibold">{standingNames[standing]}</h4>
          <ul className="mt-3 divide-y border-y">
            {states
              .filter((state) => state.standing === standing)
              .map((state) => (
                <StateLine key={state.code} {...state} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function StateLine({ code, sound, reasons }: StateCompliance) {
  const state = allStates.find((each) => each.code === code);

  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <span>
        <Link href={`/state-documents/${state?.slug ?? ''}`} prefetch={false} className="text-link">
          {state?.name ?? code}
        </Link>
        <span className="ml-2 text-sm text-muted-foreground tabular-nums">{sound} of 5</span>
      </span>
      <span className="text-[0.9375rem] leading-6 text-muted-foreground">
        {reasons.length > 0 ? reasons.join(' ') : 'All five facts are known, sourced and recent enough.'}
      </span>
    </li>
  );
}
