import Link from 'next/link';
import { FoundLine } from '@/components/search/found-line';
import { SearchPageForm } from '@/components/search/search-page-form';
import { bySection, countResults } from '@/lib/search/rules/results';
import { cn } from '@/components/ui/cn';
import { LEAST_CHARACTERS, TOO_SHORT } from '@/lib/search/rules/words';
import type { SearchResult } from '@/lib/search/schema';

const HIDDEN_ONCE_TYPED = 'peer-has-[input:not(:placeholder-shown)]:hidden';

/** The page of the search: the field, how much was found, and what, below the headings of its sections. */
export function SearchResults({ q, results }: { q: string; results: SearchResult[] }) {
  return (
    <>
      <div className="peer mt-6">
        <SearchPageForm q={q} />
      </div>
      <p className={cn('mt-6 font-medium', !q && HIDDEN_ONCE_TYPED)}>{found(q, results.length)}</p>
      <div className="mt-4 grid max-w-3xl gap-8">
        {bySection(results).map(({ section, results: listed }) => (
          <section key={section} aria-label={section}>
            <h2 className="text-xl">{section}</h2>
            <ul className="mt-2 divide-y border-y">
              {listed.map((result) => (
                <li key={result.type + result.href + result.title}>
                  <Link href={result.href} prefetch={false} className="block py-3 hover:bg-accent">
                    <FoundLine result={result} q={q} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function found(q: string, count: number): string {
  if (q.trim().length < LEAST_CHARACTERS) return TOO_SHORT;
  return count === 0 ? 'No results found.' : countResults(count);
}
