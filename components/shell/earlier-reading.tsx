import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type EarlierReadingProps = { quotes: string[]; className?: string; children?: ReactNode };

const list = new Intl.ListFormat('en-US');

/** What an earlier text said and nothing bears out, small, beside what is so. Never a figure of ours. */
export function EarlierReading({ quotes, className, children }: EarlierReadingProps) {
  const read = quotes.length === 1 ? 'An earlier text of ours read' : 'Earlier texts of ours read';
  return (
    <p className={cn('measure text-sm text-muted-foreground', className)}>
      {read} {list.format(quotes.map((quote) => `“${quote}”`))}. {children}
    </p>
  );
}
