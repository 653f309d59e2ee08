import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

type TextareaProps = ComponentProps<'textarea'> & {
  /** begins with one line, and grows with what is typed */
  isLine?: boolean;
};

export function Textarea({ isLine = false, className, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        'field-sizing-content control px-3 py-2',
        isLine ? 'max-h-32 min-h-11 resize-none' : 'min-h-24',
        className,
      )}
      {...props}
    />
  );
}
