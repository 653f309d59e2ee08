import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      className={cn('block text-[0.9375rem] leading-6 font-medium', className)}
      {...props}
    />
  );
}
