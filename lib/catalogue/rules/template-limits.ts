type Limit = { code: string; act: string };

/** What stands against our short form of that act in that state. */
export function findTemplateLimit<T extends Limit>(limits: T[], code: string, act: string): T | null {
  return limits.find((limit) => limit.code === code && limit.act === act) ?? null;
}

/** Codes of the states in which our short form is not to be used. */
export function listExcludedStates(limits: Limit[], act: string): string[] {
  return limits
    .filter((limit) => limit.act === act)
    .map(({ code }) => code)
    .sort();
}
