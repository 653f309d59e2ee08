/** A page that says which one of how many it is. */
export type PageNumber = { page: number; of: number };

const ofAll = /^\W*page\s*(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})\W*$/i;

/** “Page 2 of 5”, on a line of its own; null where no line says so. */
export function findPageNumber(text: string): PageNumber | null {
  for (const line of text.split('\n')) {
    const [, page, of] = ofAll.exec(line.trim()) ?? [];
    const number = { page: Number(page), of: Number(of) };
    if (number.page >= 1 && number.page <= number.of) return number;
  }
  return null;
}

/** Which pages are not there though others count them, by how many each document among them says it has. */
export function missingPages(numbers: readonly PageNumber[]): { of: number; missing: number[] }[] {
  const totals = [...new Set(numbers.map(({ of }) => of))];
  return totals.flatMap((of) => {
    const there = new Set(numbers.filter((each) => each.of === of).map(({ page }) => page));
    const missing = Array.from({ length: of }, (_, at) => at + 1).filter((page) => !there.has(page));
    return missing.length > 0 ? [{ of, missing }] : [];
  });
}
