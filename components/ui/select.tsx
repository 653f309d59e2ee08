import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { ChevronDownIcon } from '@/components/ui/icons';

/** The platform's own select: it opens the phone's wheel and the desktop's list, and weighs nothing. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className={cn('relative block', className)}>
      <select className="h-11 control appearance-none truncate pr-10 pl-3" {...props}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground" />
    </span>
  );
}
