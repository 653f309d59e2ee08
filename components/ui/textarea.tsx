import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn('field-sizing-content min-h-24 control px-3 py-2', className)}
      {...props}
    />
  );
}
