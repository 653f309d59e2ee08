import { UploadRow } from '@/components/files/upload-row';
import type { ChosenFile } from '@/components/vault/upload/upload-queue';

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
        <li key={key}>
          <UploadRow file={file} problem={problem} onRemove={isSending ? undefined : () => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
}
