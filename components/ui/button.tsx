import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'border-primary bg-primary text-primary-foreground hover:bg-primary/88',
      destructive: 'border-destructive bg-destructive text-destructive-foreground hover:bg-destructive/88',
      outline: 'border-input/60 bg-card text-foreground hover:border-input hover:bg-accent',
      secondary: 'border-secondary bg-secondary text-secondary-foreground hover:bg-secondary/75',
      ghost: 'border-transparent text-foreground hover:bg-accent hover:text-accent-foreground',
      link: 'border-transparent text-foreground underline decoration-foreground/35 underline-offset-4 hover:decoration-current',
    },
    size: {
      default: 'min-h-10 max-sm:min-h-11 px-4 py-1.5 text-[0.9375rem]',
      sm: 'min-h-8 max-sm:min-h-11 px-3 py-1 text-sm',
      lg: 'min-h-12 px-6 py-2 text-base',
      icon: 'size-10 max-sm:size-11 p-0',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

export function Button({
  className,
  variant,
  size,
  type = 'button',
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants>) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
