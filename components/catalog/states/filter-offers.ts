import type { StateFilter } from '@/components/catalog/states/use-state-filter';
import { notarialActs } from '@/lib/catalog/content/notarial-acts';
import { stateTemplates, type StateTemplate } from '@/lib/catalog/content/state-templates';
import { stateName } from '@/lib/catalog/content/states';
import { findTrainingRule, trainingOffers, type TrainingOffer } from '@/lib/catalog/content/training';
import { matchesQuery } from '@/lib/catalog/rules/state-search';

export function filterTemplates({ type, query }: StateFilter): StateTemplate[] {
  return stateTemplates.filter(
    ({ act, name, description, certificate }) =>
      (!type || act === type) && matchesQuery(query, name, notarialActs[act].name, description, certificate),
  );
}

/** Courses of the chosen state, and those for notaries of every state. */
export function filterTraining({ state, query }: StateFilter): TrainingOffer[] {
  return trainingOffers.filter(
    ({ code, title, says }) =>
      (!state || !code || state.code === code) &&
      matchesQuery(query, title, says, code && stateName(code), findTrainingRule(code ?? '')?.says),
  );
}
