import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

const alertVariants = cva(
  'grid gap-1 rounded-lg border border-l-4 bg-card px-4 py-3 text-[0.9375rem] leading-6 wrap-anywhere',
  {
    variants: {
      variant: {
        default: 'border-l-foreground/50',
        success: 'border-l-success',
        waiting: 'border-l-waiting',
        destructive: 'border-l-destructive',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** A notice in the page. Give it `role="alert"` only when it appears after an action. */
export function Alert({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" className={cn(alertVariants({ variant }), className)} {...props} />;
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-semibold', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={cn('text-muted-foreground', className)} {...props} />;
}
