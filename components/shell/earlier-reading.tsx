import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { inList } from '@/lib/values/list';

type EarlierReadingProps = { quotes: string[]; className?: string; children?: ReactNode };

/** What an earlier text said and nothing bears out, small, beside what is so. Never a figure of ours. */
export function EarlierReading({ quotes, className, children }: EarlierReadingProps) {
  const read = quotes.length === 1 ? 'An earlier text of ours read' : 'Earlier texts of ours read';
  return (
    <p className={cn('measure text-sm text-muted-foreground', className)}>
      {read} {inList(quotes.map((quote) => `“${quote}”`))}. {children}
    </p>
  );
}
