import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { CheckIcon } from '@/components/ui/icons';

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span data-slot="checkbox" className={cn('relative inline-flex size-5 shrink-0', className)}>
      <input
        type="checkbox"
        className="peer size-5 appearance-none rounded-sm border border-input bg-card transition-colors duration-150 checked:border-primary checked:bg-primary disabled:opacity-55 aria-invalid:border-2 aria-invalid:border-destructive"
        {...props}
      />
      <CheckIcon className="pointer-events-none absolute inset-0.5 hidden size-4 text-primary-foreground peer-checked:block" />
    </span>
  );
}
