/** As many as somebody reads; the others are counted. */
const SHOWN = 20;

/** Faults as they are found: the first of them in words, and how many there are. */
type Faults = { first: string[]; count: number };

export function noFaults(): Faults {
  return { first: [], count: 0 };
}

export function addFault(faults: Faults, words: string): void {
  if (faults.first.length < SHOWN) faults.first.push(words);
  faults.count += 1;
}

/** One line for each, and one for those that are not shown. */
export function linesOf({ first, count }: Faults): string[] {
  const others = count - first.length;
  return others === 0 ? first : [...first, `And ${others} more. Faults: ${count}.`];
}
