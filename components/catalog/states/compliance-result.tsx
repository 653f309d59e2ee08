import Link from 'next/link';
import { standingTiles } from '@/components/catalog/compliance-standing';
import { CountTiles } from '@/components/catalog/count-tiles';
import { getState } from '@/lib/catalog/content/states';
import { countStandings, standingNames } from '@/lib/catalog/rules/compliance-standing';
import type { StateCompliance } from '@/lib/catalog/rules/state-compliance';

export function ComplianceResult({ states }: { states: StateCompliance[] }) {
  const counts = countStandings(states);
  const found = (['non_compliant', 'needs_review', 'compliant'] as const).filter((each) => counts[each] > 0);

  return (
    <>
      <CountTiles tiles={standingTiles(counts)} className="mt-4 sm:grid-cols-3" />
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
  const { slug, name } = getState(code);

  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <span>
        <Link href={`/state-documents/${slug}`} prefetch={false} className="text-link">
          {name}
        </Link>
        <span className="ml-2 text-sm text-muted-foreground tabular-nums">{sound} of 5</span>
      </span>
      <span className="text-[0.9375rem] leading-6 text-muted-foreground">
        {reasons.length > 0 ? reasons.join(' ') : 'All five facts are known, sourced and recent enough.'}
      </span>
    </li>
  );
}
