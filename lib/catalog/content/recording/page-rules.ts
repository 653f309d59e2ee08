import type { PageRules, StatePageRules } from '@/lib/catalog/rules/page-rules';
import { californiaPages } from './california-pages';
import { floridaPages } from './florida-pages';
import { illinoisPages } from './illinois-pages';
import { newYorkPages } from './new-york-pages';
import { texasPages } from './texas-pages';

/** What recorders ask of a paper, as values: the facts of the prose catalog, with its sources. */
export const pageRules: StatePageRules[] = [
  californiaPages,
  floridaPages,
  illinoisPages,
  newYorkPages,
  texasPages,
];

export type RulesOfCounty = {
  rules: PageRules;
  /** we have read what this county itself says */
  isOfCounty: boolean;
  countiesMayAskMore: StatePageRules['countiesMayAskMore'];
};

/** By the two letters of the state and the FIPS code of the county; null where we have read nothing of the state. */
export function findPageRules(state: string, fips: string): RulesOfCounty | null {
  const found = pageRules.find((each) => each.state === state);
  if (!found) return null;
  const own = found.counties[fips];
  return {
    rules: { ...found.rules, ...own },
    isOfCounty: own !== undefined,
    countiesMayAskMore: found.countiesMayAskMore,
  };
}
