import { Button } from '@/components/ui/button';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

type ChosenFileProps = {
  file: File;
  /** How much of it has been read; null while nothing is under way. */
  share: number | null;
  onRemove: () => void;
};

export function ChosenFile({ file, share, onRemove }: ChosenFileProps) {
  return (
    <div className="grid gap-2 rounded-md border bg-card px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          {file.name} <span className="text-muted-foreground">({formatBytes(file.size)})</span>
        </span>
        {share === null && (
          <Button variant="outline" size="sm" onClick={onRemove}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        )}
      </p>
      {share !== null && (
        <progress
          className="h-2 w-full accent-primary"
          value={share || undefined}
          aria-label="Reading the document"
        />
      )}
    </div>
  );
}
