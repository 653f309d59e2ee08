import { Badge } from '@/components/ui/badge';
import type { ListedImport } from '@/lib/properties/schema/recordings';

const states = {
  running: { variant: 'info', says: 'Running' },
  done: { variant: 'success', says: 'Done' },
  failed: { variant: 'destructive', says: 'Failed' },
} as const;

/** How it stands, with the reason where it failed. */
export function ImportStatus({ item: { status, failure } }: { item: ListedImport }) {
  const { variant, says } = states[status];
  return (
    <div className="grid justify-items-start gap-1.5 max-sm:mt-1">
      <Badge variant={variant}>{says}</Badge>
      {failure && <span className="max-w-[60ch] text-sm wrap-anywhere">{failure}</span>}
    </div>
  );
}
