'use client';

import { FoundLine } from '@/components/search/found-line';
import { SearchGroup, SearchItem } from '@/components/search/search-group';
import { bySection } from '@/lib/search/rules/results';
import type { SearchResult } from '@/lib/search/schema';

type FoundGroupsProps = { results: SearchResult[]; q: string; onOpen: (href: string) => void };

/** Results below the headings of their sections. */
export function FoundGroups({ results, q, onOpen }: FoundGroupsProps) {
  return bySection(results).map(({ section, results: listed }) => (
    <SearchGroup key={section} heading={section}>
      {listed.map((result) => (
        <SearchItem key={valueOf(result)} value={valueOf(result)} onSelect={() => onOpen(result.href)}>
          <FoundLine result={result} q={q} />
        </SearchItem>
      ))}
    </SearchGroup>
  ));
}

/** What tells one result of a list from the others. */
export function valueOf({ type, href, title }: SearchResult): string {
  return `${type} ${href} ${title}`;
}
