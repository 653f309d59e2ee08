/** A problem that the operator can solve: shown as its message alone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What to tell whoever ran a command that failed. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
