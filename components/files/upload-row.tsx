import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

type UploadRowProps = {
  file: Pick<File, 'name' | 'size'>;
  /** why it does not go */
  problem?: string | null;
  /** without it the file cannot be taken away: it is on its way */
  onRemove?: () => void;
  children?: ReactNode;
};

/** A file that waits to be uploaded: its name and size, what is wrong with it, and the way to take it away. */
export function UploadRow({ file, problem, onRemove, children }: UploadRowProps) {
  return (
    <div className="flex items-start justify-between gap-4 py-3 text-[0.9375rem] leading-6">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {file.name}{' '}
          <span className="whitespace-nowrap text-muted-foreground">{formatBytes(file.size)}</span>
        </p>
        {problem && <p className="font-medium text-destructive">{problem}</p>}
        {children}
      </div>
      {onRemove && (
        <Button variant="outline" size="sm" onClick={onRemove}>
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      )}
    </div>
  );
}
