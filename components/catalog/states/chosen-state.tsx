'use client';

import Link from 'next/link';
import { ActList } from '@/components/catalog/states/act-list';
import { filterActs, filterRequirements } from '@/components/catalog/states/filter-guide';
import { NotRead } from '@/components/catalog/states/not-read';
import { RequirementList } from '@/components/catalog/states/requirement-list';
import { StateFacts } from '@/components/catalog/states/state-facts';
import type { StateFilter } from '@/components/catalog/states/use-state-filter';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { listStateActs } from '@/lib/catalog/content/state-acts';
import { findStateReading } from '@/lib/catalog/content/state-readings';
import { listStateRequirements } from '@/lib/catalog/content/state-requirements';
import type { UsState } from '@/lib/catalog/schema';

/** The card of one state in place; it brings the law of all states along, so it is loaded when a state is chosen. */
export function ChosenState({ state, filter }: { state: UsState; filter: StateFilter }) {
  const requirements = filterRequirements(filter);
  const acts = filterActs(filter);

  return (
    <article aria-label={state.name}>
      <h3 className="text-2xl">{state.name}</h3>
      <p className="mt-1 mb-5 text-[0.9375rem]">
        <Link href={`/state-documents/${state.slug}`} prefetch={false} className="text-link">
          {state.name} on its own page
        </Link>
      </p>
      <StateFacts law={getNotaryLaw(state.code)} reading={findStateReading(state.code)} />
      <h4 className="mt-10 mb-3 font-serif text-xl font-semibold">Requirements</h4>
      {requirements.length > 0 ? (
        <RequirementList requirements={requirements} />
      ) : (
        <NotRead
          what="requirement"
          stateName={state.name}
          isFiltered={listStateRequirements(state.code).length > 0}
        />
      )}
      <h4 className="mt-10 mb-3 font-serif text-xl font-semibold">Authorized acts</h4>
      {acts.length > 0 ? (
        <ActList acts={acts} />
      ) : (
        <NotRead
          what="authorized act"
          stateName={state.name}
          isFiltered={listStateActs(state.code).length > 0}
        />
      )}
    </article>
  );
}
