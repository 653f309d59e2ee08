/** Does every word of the query appear in one of the texts? An empty query asks for nothing and matches all. */
export function matchesQuery(query: string, ...texts: (string | undefined)[]): boolean {
  const haystack = texts.join(' ').toLowerCase();
  return wordsOf(query).every((word) => haystack.includes(word));
}

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}
