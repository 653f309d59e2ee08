'use client';

import { Preparing } from '@/components/files/preparing';
import type { StepUp } from '@/components/kit/step-up';
import { useSaveFile } from '@/components/files/use-save-file';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { VaultDocument } from '@/lib/vault/schema/documents';

type DownloadButtonProps = Pick<VaultDocument, 'id' | 'name'> & { fetchFile: StepUp['download'] };

/** Saves a document, after a confirmation where the account asks for one. */
export function DownloadButton({ id, name, fetchFile }: DownloadButtonProps) {
  const onSaved = () => toast({ title: 'Download Started', description: name });
  const { save, isPreparing } = useSaveFile({ fetchFile, onSaved });

  return (
    <Button
      variant="outline"
      aria-disabled={isPreparing}
      onClick={() => void save(`/api/vault/documents/${id}/content`)}
    >
      <Preparing isPreparing={isPreparing}>
        Download<span className="sr-only"> {name}</span>
      </Preparing>
    </Button>
  );
}
