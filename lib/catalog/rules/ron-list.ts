import type { Fact, NotaryLaw, RonStanding } from '@/lib/catalog/schema';

type RonDifference = { code: string; isListed: boolean; ron: Fact<RonStanding>; note?: string };

/** States whose law says something else than the list: listed without a law in operation, or left out despite one. */
export function compareRonList(listed: string[], laws: NotaryLaw[]): RonDifference[] {
  return laws.flatMap(({ code, ron, ronNote: note }) => {
    if (ron === 'unknown') return [];
    const isListed = listed.includes(code);
    const isInOperation = ron.value === 'permanent';
    if (isListed === isInOperation) return [];
    return [{ code, isListed, ron, ...(note ? { note } : {}) }];
  });
}
