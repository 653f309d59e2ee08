import { states } from './states';

const DISTRICT = { code: 'DC', name: 'District of Columbia' };

/** The 50 states and the District of Columbia, for a choice. */
export const statesAndDistrict: { code: string; name: string }[] = [...states, DISTRICT];

/** Two letters of a state by its code or its name, in any case; null for what is neither. */
export function stateCode(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const found = statesAndDistrict.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.code ?? null;
}

/** `Texas` of `TX`; what is no code of a state stays. */
export function nameOfState(code: string): string {
  return statesAndDistrict.find((state) => state.code === code)?.name ?? code;
}
