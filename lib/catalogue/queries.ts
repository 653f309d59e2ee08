import 'server-only';
import { notaryLaws } from './content/notary-law';
import { states } from './content/states';

/** Whether two letters name one of the 50 states. */
export function isState(code: string): boolean {
  return states.some((state) => state.code === code);
}

/** Whether a name is that of one of the 50 states, as it is written. */
export function isStateName(name: string): boolean {
  return states.some((state) => state.name === name);
}

/** States whose notaries need a bond, and those of which we do not know: two letters. */
export function listBondStates(): string[] {
  return notaryLaws
    .filter(({ bondCents }) => bondCents === 'unknown' || bondCents.value > 0)
    .map(({ code }) => code);
}

/** What we read of a state about remote notarization beside its standing, in one sentence; null where nothing. */
export function findRonNote(code: string): string | null {
  return notaryLaws.find((law) => law.code === code)?.ronNote ?? null;
}

/** States whose own notaries may act for somebody who is elsewhere, by law that is in operation: two letters. */
export function listRonStates(): string[] {
  return notaryLaws
    .filter(({ ron }) => ron !== 'unknown' && ron.value === 'permanent')
    .map(({ code }) => code);
}
