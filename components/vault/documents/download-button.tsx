'use client';

import type { ComponentProps } from 'react';
import { Preparing } from '@/components/files/preparing';
import { useSaveFile } from '@/components/files/use-save-file';
import { contentUrl } from '@/lib/vault/rules/urls';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { VaultDocument } from '@/lib/vault/schema/documents';

type DownloadButtonProps = Pick<VaultDocument, 'id' | 'name'> & {
  /** where it is opened, unless it is the reader's own */
  url?: string;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;

/** Saves a document, after a confirmation where the account asks for one. */
export function DownloadButton({
  id,
  name,
  url = contentUrl(id),
  variant = 'outline',
  ...look
}: DownloadButtonProps) {
  const onSaved = () => toast({ title: 'Download Started', description: name });
  const { save, isPreparing, dialog } = useSaveFile({ onSaved });

  return (
    <>
      <Button variant={variant} {...look} aria-disabled={isPreparing} onClick={() => void save(url)}>
        <Preparing isPreparing={isPreparing}>
          Download<span className="sr-only"> {name}</span>
        </Preparing>
      </Button>
      {dialog}
    </>
  );
}
