'use client';

import { Command } from 'cmdk';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useRested } from '@/components/kit/use-rested';
import { useStore } from '@/components/kit/store';
import { FoundGroups, valueOf } from '@/components/search/found-groups';
import { RecentGroup } from '@/components/search/recent-group';
import { recentSearches, rememberSearch } from '@/components/search/recent-searches';
import { useSearch } from '@/components/search/use-search';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { SearchIcon } from '@/components/ui/icons';
import type { SearchResult } from '@/lib/search/schema';

const TYPING_MS = 180;
const none: string[] = [];

/** The search from anywhere: what is typed is looked for as typing rests, arrows choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim(), TYPING_MS);
  const { results, says } = useSearch(q, typed.trim());
  const recent = useStore(recentSearches, none);
  const [picked, pick] = useState<{ of: unknown; value: string }>();
  const isRecent = typed.trim() === '' && recent.length > 0;

  function open(href: string) {
    rememberSearch(typed.trim());
    onClose();
    router.push(href);
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        width="wide"
        aria-describedby={undefined}
        className="max-sm:h-[calc(100dvh-8.75rem)] max-sm:content-start sm:p-5"
      >
        <DialogTitle className="sr-only">Search</DialogTitle>
        <Command
          label="Search"
          shouldFilter={false}
          loop
          // Each new set of results begins at its first.
          value={picked?.of === results ? picked.value : firstOf(results)}
          onValueChange={(value) => pick({ of: results, value })}
        >
          <div className="relative mr-10">
            <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted-foreground" />
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder="Search"
              maxLength={200}
              className="h-11 w-full rounded-md border border-input/60 bg-card pr-3 pl-9 text-base"
            />
          </div>
          <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">
            {isRecent ? '' : says}
          </p>
          <Command.List className="mt-3 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain max-sm:max-h-none">
            {isRecent ? (
              <RecentGroup searches={recent} onChoose={setTyped} />
            ) : (
              <FoundGroups results={results} q={q} onOpen={open} />
            )}
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

function firstOf(results: SearchResult[]): string {
  const [first] = results;
  return first ? valueOf(first) : '';
}
