'use client';

import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type FilterFormProps = {
  label: string;
  /** Where it leads without scripting; a form without one is not offered then. */
  action?: string;
  /** For filters that apply when they are asked for. */
  onAsk?: (fields: FormData) => void;
  className?: string;
  children: ReactNode;
};

/** Filters that apply while they are set, when Enter sends nothing, or when they are asked for. */
export function FilterForm({ label, action, onAsk, className, children }: FilterFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={cn(!action && 'needs-script', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk?.(new FormData(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
