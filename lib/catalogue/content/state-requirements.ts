import { california } from '@/lib/catalogue/content/states/california';
import { newYork } from '@/lib/catalogue/content/states/new-york';
import { texas } from '@/lib/catalogue/content/states/texas';
import type { NotaryRequirement, StateFile } from '@/lib/catalogue/content/state-file';

export type StateRequirement = NotaryRequirement & { code: string };

/** Requirements of the three states that the guide covers. */
export const stateRequirements: StateRequirement[] = [california, texas, newYork].flatMap(requirementsOf);

function requirementsOf({ law: { code }, requirements = [] }: StateFile): StateRequirement[] {
  return requirements.map((requirement) => ({ code, ...requirement }));
}

export function listStateRequirements(code: string): StateRequirement[] {
  return stateRequirements.filter((each) => each.code === code);
}
