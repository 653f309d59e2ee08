import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" type={type} className={cn('h-11 control px-3', className)} {...props} />;
}
