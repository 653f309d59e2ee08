'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { FilterForm } from '@/components/kit/filter-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import type { InvoiceFilter } from '@/lib/invoices/schema';

type SearchFormProps = { path: string; filter: InvoiceFilter };

/** A plain form without scripting; with it the page stays, and with it what is being typed into a new invoice. */
export function SearchForm({ path, filter: { status, search } }: SearchFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  /** What is in the field because of this form itself: that, or what was typed since, is left alone. */
  const asked = useRef<string | null>(search ?? '');

  // Written into the field that is there: another one in its place would lose the focus.
  useEffect(() => {
    const text = search ?? '';
    if (field.current && asked.current !== text) field.current.value = text;
    asked.current = null;
  }, [search]);

  function find(fields: FormData) {
    const wanted = String(fields.get('search') ?? '').trim();
    asked.current = wanted;
    const query = new URLSearchParams({ ...(status && { status }), ...(wanted && { search: wanted }) });
    startTransition(() => router.push(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
  }

  return (
    <FilterForm
      label="Search invoices"
      action={path}
      className="flex flex-wrap gap-x-3 gap-y-1.5"
      onAsk={find}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <Label htmlFor="invoice-search" className="basis-full">
        Number, name, company, email or property
      </Label>
      <Input
        ref={field}
        id="invoice-search"
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={search}
        className="flex-1 basis-40 sm:max-w-md"
      />
      <Button type="submit" variant="outline" className="min-h-11" aria-disabled={isPending}>
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Searching' : 'Search'}</span>
      </Button>
    </FilterForm>
  );
}
