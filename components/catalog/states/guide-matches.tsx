'use client';

import { ActList } from '@/components/catalog/states/act-list';
import { filterActs, filterRequirements } from '@/components/catalog/states/filter-guide';
import { RequirementList } from '@/components/catalog/states/requirement-list';
import type { StateFilter } from '@/components/catalog/states/use-state-filter';
import { states } from '@/lib/catalog/content/states';

/** What the filters find in the requirements and acts of all states, while no state is chosen. */
export function GuideMatches({ filter }: { filter: StateFilter }) {
  const requirements = filterRequirements(filter);
  const acts = filterActs(filter);
  const found = states.filter(({ code }) => [...requirements, ...acts].some((each) => each.code === code));

  if (found.length === 0) {
    return (
      <p className="mb-8 measure">
        No requirements or acts match these filters. Try a shorter word, such as bond, journal or course.
      </p>
    );
  }
  return (
    <div className="mb-12 grid gap-10">
      {found.map(({ code, name }) => (
        <section key={code} aria-label={`Matches in ${name}`}>
          <h3 className="mb-3 text-xl">{name}</h3>
          <div className="grid gap-6">
            {requirements.some((each) => each.code === code) && (
              <RequirementList requirements={requirements.filter((each) => each.code === code)} />
            )}
            {acts.some((each) => each.code === code) && (
              <ActList acts={acts.filter((each) => each.code === code)} />
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
