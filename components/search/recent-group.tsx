'use client';

import { forgetSearches } from '@/components/search/recent-searches';
import { SearchGroup, SearchItem } from '@/components/search/search-group';

type RecentGroupProps = { searches: string[]; onChoose: (text: string) => void };

/** What was looked for in this browser before. */
export function RecentGroup({ searches, onChoose }: RecentGroupProps) {
  return (
    <SearchGroup heading="Recent searches">
      {searches.map((search) => (
        <SearchItem key={search} value={search} onSelect={() => onChoose(search)}>
          {search}
        </SearchItem>
      ))}
      <SearchItem value="Forget these searches" onSelect={forgetSearches}>
        <span className="text-muted-foreground">Forget these searches</span>
      </SearchItem>
    </SearchGroup>
  );
}
