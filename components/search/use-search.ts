'use client';

import { useRead } from '@/components/kit/use-read';
import { readSearch } from '@/components/search/queries';
import type { SearchResult } from '@/lib/search/schema';
import { LEAST_CHARACTERS, TOO_SHORT } from '@/lib/search/rules/words';
import { countResults } from '@/lib/search/rules/results';

const none: SearchResult[] = [];

/** What answers `q`, and the words below the field. `typed` may be ahead of it. */
export function useSearch(q: string, typed: string): { results: SearchResult[]; says: string } {
  const isAsked = q.length >= LEAST_CHARACTERS;
  const { data, error } = useRead({ ...readSearch(q), enabled: isAsked });
  const results = isAsked && typed.length >= LEAST_CHARACTERS ? (data?.results ?? none) : none;

  return { results, says: wordsBelow() };

  function wordsBelow(): string {
    if (typed.length < LEAST_CHARACTERS) return TOO_SHORT;
    if (error && q === typed) return 'The search did not answer. Please try again in a moment.';
    if (!data || q !== typed) return 'Searching...';
    return results.length === 0 ? 'No results found.' : countResults(results.length);
  }
}
