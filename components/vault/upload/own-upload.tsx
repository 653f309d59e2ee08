'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { CategorySelect } from '@/components/vault/upload/category-select';
import { ChosenFiles } from '@/components/vault/upload/chosen-files';
import { UploadDrop } from '@/components/vault/upload/upload-drop';
import { UploadProgress } from '@/components/files/upload-progress';
import { useUploads } from '@/components/vault/upload/use-uploads';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { SessionEnded } from '@/components/kit/session-ended';
import { Button } from '@/components/ui/button';
import { vaultDrawers } from '@/lib/vault/content/product';

export function OwnUpload() {
  const uploads = useUploads();
  const [category, setCategory] = useState(vaultDrawers[0]?.category ?? '');
  const { chosen, sending, notice } = uploads;
  const ready = chosen.filter(({ isRefused }) => !isRefused).length;

  const outcome = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isSending = sending !== null;
  const wasSending = useRef(isSending);

  // The button that was pressed has nothing to do anymore, or is gone, and drops the focus.
  useLayoutEffect(() => {
    const holder = document.activeElement;
    const isDropped = holder === document.body || holder?.matches(':disabled');
    if (wasSending.current && !isSending && isDropped) {
      const problem = list.current?.querySelector<HTMLElement>('[data-problem]') ?? null;
      bringIntoView(outcome.current?.textContent ? outcome.current : problem);
    }
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <div className="grid gap-5">
      <UploadDrop multiple onFiles={(files) => void uploads.add(files)} />
      <ChosenFiles ref={list} files={chosen} isSending={isSending} onRemove={uploads.drop} />
      <div className="flex flex-wrap items-end gap-4">
        <CategorySelect value={category} onChoose={setCategory} />
        <Button
          className="min-h-11"
          disabled={ready === 0 && !isSending}
          aria-disabled={isSending}
          onClick={() => void uploads.upload(category)}
        >
          {ready > 1 ? `Upload ${ready} documents` : 'Upload document'}
        </Button>
      </div>
      {sending && <UploadProgress key={sending.key} sending={sending} onCancel={uploads.cancel} />}
      <div ref={outcome} role="status" tabIndex={-1} className="empty:hidden">
        {notice?.kind === 'cancelled' && <p>{notice.text}</p>}
        {notice?.kind === 'stored' && (
          <p>
            {notice.text}{' '}
            <a href="#vault" className="text-link">
              See it in the vault
            </a>
          </p>
        )}
      </div>
      {notice?.kind === 'signed-out' && (
        <SessionEnded back="/document-vault#upload">
          Nothing was stored; you will have to choose the file again.
        </SessionEnded>
      )}
    </div>
  );
}
