import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { formatNumber } from '@/lib/values/numbers';

export type CountTile = { key: string; count: number; label: ReactNode };

/** Numbers side by side, each above what it counts. */
export function CountTiles({ tiles, className }: { tiles: CountTile[]; className: string }) {
  return (
    <dl className={cn('grid gap-px overflow-hidden rounded-lg border bg-border', className)}>
      {tiles.map(({ key, count, label }) => (
        <div key={key} className="flex flex-col-reverse justify-end gap-1 bg-card p-4 sm:p-5">
          <dt className="text-[0.9375rem] text-muted-foreground">{label}</dt>
          <dd className="font-serif text-3xl font-semibold tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
