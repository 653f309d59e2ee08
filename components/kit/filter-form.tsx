'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type FilterFormProps = { label: string; className?: string; children: ReactNode };

/** Filters that apply while they are set: Enter sends nothing. Without scripting they are not offered. */
export function FilterForm({ label, className, children }: FilterFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      className={cn('needs-script', className)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
