import type { StateFilter } from '@/components/catalog/states/use-state-filter';
import { notarialActs } from '@/lib/catalog/content/notarial-acts';
import { stateActs, type StateAct } from '@/lib/catalog/content/state-acts';
import { stateRequirements, type StateRequirement } from '@/lib/catalog/content/state-requirements';
import { stateName } from '@/lib/catalog/content/states';
import { matchesQuery } from '@/lib/catalog/rules/state-search';

export function filterRequirements({ state, type, query }: StateFilter): StateRequirement[] {
  return stateRequirements.filter(
    ({ code, requirement, description, penalty, acts }) =>
      (!state || state.code === code) &&
      (!type || !acts || acts.includes(type)) &&
      matchesQuery(query, code, stateName(code), requirement, description, penalty),
  );
}

export function filterActs({ state, type, query }: StateFilter): StateAct[] {
  return stateActs.filter(
    ({ code, act, says }) =>
      (!state || state.code === code) &&
      (!type || act === type) &&
      matchesQuery(query, code, stateName(code), notarialActs[act].name, says),
  );
}
