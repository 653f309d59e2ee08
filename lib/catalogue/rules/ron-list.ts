import type { NotaryLaw, RonStanding } from '@/lib/catalogue/schema';

export type RonDifference = {
  code: string;
  isListed: boolean;
  standing: RonStanding;
  law: NotaryLaw;
};

/** States whose law says something else than the list: listed without a law in operation, or left out despite one. */
export function compareRonList(listed: string[], laws: NotaryLaw[]): RonDifference[] {
  return laws.flatMap((law) => {
    if (law.ron === 'unknown') return [];
    const isListed = listed.includes(law.code);
    const isInOperation = law.ron.value === 'permanent';
    if (isListed === isInOperation) return [];
    return [{ code: law.code, isListed, standing: law.ron.value, law }];
  });
}
