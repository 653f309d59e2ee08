'use client';

import { useRef, useState } from 'react';
import { CategorySelect } from '@/components/vault/upload/category-select';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { UploadDrop } from '@/components/vault/upload/upload-drop';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { vaultDrawers } from '@/lib/vault/content/product';

/** As the specification has it; a real upload takes the time that it takes. */
const SIMULATED_MS = 3_000;

/** The upload as a visitor may try it out: the file is not even read. */
export function SampleUpload() {
  const [name, setName] = useState('');
  const [category, setCategory] = useState(vaultDrawers[0]?.category ?? '');
  const [isUploading, setUploading] = useState(false);
  const standing = useRef<HTMLParagraphElement>(null);

  function upload(button: HTMLButtonElement) {
    if (isUploading) return;
    setUploading(true);
    setTimeout(() => {
      // The button that was pressed has nothing to do anymore, and would drop the focus.
      if (document.activeElement === button) bringIntoView(standing.current);
      setUploading(false);
      setName('');
      toast({
        title: 'Document Uploaded Successfully!',
        description: `This was a sample: ${name} stayed on your device.`,
      });
    }, SIMULATED_MS);
  }

  return (
    <div className="grid needs-script gap-5">
      <UploadDrop disabled={isUploading} onFiles={([file]) => setName(file?.name ?? '')} />
      <p ref={standing} tabIndex={-1} className="text-[0.9375rem] leading-6 wrap-anywhere" aria-live="polite">
        {name ? `Chosen: ${name}` : 'Nothing is sent or stored here. Choose any file to see how it works.'}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <CategorySelect value={category} onChoose={setCategory} />
        <Button
          className="min-h-11"
          disabled={!name}
          aria-disabled={isUploading}
          onClick={(event) => upload(event.currentTarget)}
        >
          {isUploading && <Spinner />}
          <span aria-live="polite">{isUploading ? 'Uploading the sample' : 'Upload document'}</span>
        </Button>
      </div>
    </div>
  );
}
