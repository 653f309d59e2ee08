import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { ChevronDownIcon } from '@/components/ui/icons';

/** The platform's own select: it opens the phone's wheel and the desktop's list, and weighs nothing. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className={cn('relative block', className)}>
      <select
        className="h-11 w-full appearance-none truncate rounded-md border border-input bg-card pr-10 pl-3 text-base text-foreground transition-colors duration-150 disabled:opacity-55 aria-invalid:border-2 aria-invalid:border-destructive"
        {...props}
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground" />
    </span>
  );
}
