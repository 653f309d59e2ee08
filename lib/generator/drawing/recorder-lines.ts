const MOST_RETURN_LINES = 9;

/** What stands at the top left of the first page of what is recorded; nothing where it is returned to nobody. */
export function recorderLines(returnTo: readonly string[]): string[] {
  if (returnTo.length === 0) return [];
  return ['Recording requested by, and when recorded return to:', ...returnTo.slice(0, MOST_RETURN_LINES)];
}
