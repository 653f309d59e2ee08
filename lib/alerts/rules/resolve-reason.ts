/** Of what an owner adds to the reason that they choose. */
export const MAX_WORDS = 400;

/** `Dealt with it: the recorder corrected the index` */
export function resolveReason(choice: string, words: string | undefined): string {
  return words ? `${choice}: ${words}` : choice;
}
