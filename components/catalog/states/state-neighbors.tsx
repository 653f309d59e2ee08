import Link from 'next/link';
import { states } from '@/lib/catalog/content/states';
import type { UsState } from '@/lib/catalog/schema';

/** The states before and after in the alphabet; the last leads back to the first. */
export function StateNeighbors({ state }: { state: UsState }) {
  const index = states.findIndex(({ code }) => code === state.code);
  const links = [states.at(index - 1), states.at((index + 1) % states.length)].filter((each) => !!each);

  return (
    <nav aria-label="Other states" className="mt-14 border-t pt-6 sm:mt-20 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/state-documents/${slug}`} prefetch={false} className="text-link">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/state-documents" prefetch={false} className="text-link">
            All 50 states
          </Link>
        </li>
      </ul>
    </nav>
  );
}
