'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { FilterForm } from '@/components/kit/filter-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

/** Asks the page of the search again; without script the form does it by itself. */
export function SearchPageForm({ q }: { q: string }) {
  const router = useRouter();
  const [isSearching, startSearching] = useTransition();
  const [problem, setProblem] = useState('');

  /** The router would leave the site for the browser's own page about a missing network. */
  function ask(fields: FormData) {
    setProblem(navigator.onLine ? '' : explainFailure(null));
    if (!navigator.onLine) return;
    const text = fields.get('q');
    const query = new URLSearchParams({ q: typeof text === 'string' ? text : '' });
    startSearching(() => router.push(`/search?${query}`));
  }

  return (
    <>
      <FilterForm label="Search" action="/search" onAsk={ask} className="flex max-w-2xl gap-3">
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" aria-disabled={isSearching}>
          Search
        </Button>
      </FilterForm>
      <p role="status" className="mt-4 text-muted-foreground empty:hidden">
        {isSearching ? 'Searching...' : problem}
      </p>
    </>
  );
}
