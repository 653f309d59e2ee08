import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Separator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="separator" role="none" className={cn('h-px w-full bg-border', className)} {...props} />
  );
}
