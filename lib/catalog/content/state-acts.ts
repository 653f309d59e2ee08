import { california } from '@/lib/catalog/content/states/california';
import { hawaii } from '@/lib/catalog/content/states/hawaii';
import { michigan } from '@/lib/catalog/content/states/michigan';
import { mississippi } from '@/lib/catalog/content/states/mississippi';
import { nebraska } from '@/lib/catalog/content/states/nebraska';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { northCarolina } from '@/lib/catalog/content/states/north-carolina';
import { ohio } from '@/lib/catalog/content/states/ohio';
import { southCarolina } from '@/lib/catalog/content/states/south-carolina';
import { tennessee } from '@/lib/catalog/content/states/tennessee';
import { texas } from '@/lib/catalog/content/states/texas';
import type { ActStanding, StateFile } from '@/lib/catalog/content/state-file';

export type StateAct = ActStanding & { code: string };

/** Notarial acts of the three states that the guide covers, and copies where a survey names the state. */
export const stateActs: StateAct[] = [
  california,
  texas,
  newYork,
  michigan,
  mississippi,
  nebraska,
  northCarolina,
  ohio,
  southCarolina,
  tennessee,
  hawaii,
].flatMap(actsOf);

function actsOf({ law: { code }, acts = [] }: StateFile): StateAct[] {
  return acts.map((act) => ({ code, ...act }));
}

export function listStateActs(code: string): StateAct[] {
  return stateActs.filter((each) => each.code === code);
}
