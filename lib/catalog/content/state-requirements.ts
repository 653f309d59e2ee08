import { california } from '@/lib/catalog/content/states/california';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { texas } from '@/lib/catalog/content/states/texas';
import type { NotaryRequirement, StateFile } from '@/lib/catalog/content/state-file';

export type StateRequirement = NotaryRequirement & { code: string };

/** Requirements of the three states that the guide covers. */
export const stateRequirements: StateRequirement[] = [california, texas, newYork].flatMap(requirementsOf);

function requirementsOf({ law: { code }, requirements = [] }: StateFile): StateRequirement[] {
  return requirements.map((requirement) => ({ code, ...requirement }));
}

export function listStateRequirements(code: string): StateRequirement[] {
  return stateRequirements.filter((each) => each.code === code);
}
