type Limits<T> = Record<string, T[]>;

/** What there is against our short form of that act in that state. */
export function findTemplateLimit<T extends { act: string }>(
  limits: Limits<T>,
  code: string,
  act: string,
): T | null {
  return limits[code]?.find((limit) => limit.act === act) ?? null;
}

/** Codes of the states in which our short form is not to be used. */
export function listExcludedStates(limits: Limits<{ act: string }>, act: string): string[] {
  return Object.keys(limits)
    .filter((code) => findTemplateLimit(limits, code, act))
    .sort();
}
