import type { ChosenFile } from '@/components/vault/upload/upload-queue';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { Button } from '@/components/ui/button';

type ChosenFilesProps = {
  files: ChosenFile[];
  isSending: boolean;
  onRemove: (key: number) => void;
};

/** What waits to be uploaded, and why something does not go. */
export function ChosenFiles({ files, isSending, onRemove }: ChosenFilesProps) {
  return (
    <ul aria-label="Chosen files" aria-live="polite" className="divide-y border-y empty:hidden">
      {files.map(({ key, file, problem }) => (
        <li key={key} className="flex items-start justify-between gap-4 py-3 text-[0.9375rem] leading-6">
          <div className="min-w-0">
            <p className="break-words">
              {file.name}{' '}
              <span className="whitespace-nowrap text-muted-foreground">{formatBytes(file.size)}</span>
            </p>
            {problem && <p className="font-medium text-destructive">{problem}</p>}
          </div>
          {!isSending && (
            <Button variant="outline" size="sm" onClick={() => onRemove(key)}>
              Remove<span className="sr-only"> {file.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
