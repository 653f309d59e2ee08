import type { Ref } from 'react';
import { UploadRow } from '@/components/files/upload-row';
import type { ChosenFile } from '@/components/vault/upload/upload-queue';

type ChosenFilesProps = {
  files: ChosenFile[];
  isSending: boolean;
  onRemove: (key: number) => void;
  ref?: Ref<HTMLUListElement>;
};

/** What waits to be uploaded, and why something does not go. */
export function ChosenFiles({ files, isSending, onRemove, ref }: ChosenFilesProps) {
  return (
    <ul ref={ref} aria-label="Chosen files" aria-live="polite" className="divide-y border-y empty:hidden">
      {files.map(({ key, file, problem }) => (
        <li key={key} tabIndex={-1} data-problem={problem ? '' : undefined}>
          <UploadRow file={file} problem={problem} onRemove={isSending ? undefined : () => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
