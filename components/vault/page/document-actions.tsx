'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DownloadButton } from '@/components/vault/documents/download-button';
import type { DocumentDialogProps } from '@/components/vault/page/document-dialog';
import { forgetDocument } from '@/components/vault/queries';
import { documentUrl } from '@/lib/vault/rules/urls';
import { ActionMenu, type MenuItem } from '@/components/kit/action-menu';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { useSaveFile } from '@/components/files/use-save-file';
import { isRedactable } from '@/lib/vault/rules/redaction-state';
import type { VaultDocument } from '@/lib/vault/schema/documents';

const loadDialog = () =>
  import('@/components/vault/page/document-dialog').then((module) => module.DocumentDialog);

/** Where a thumb reaches it on a phone: above the bar of places, whatever is read meanwhile. */
const IN_REACH =
  'max-sm:sticky max-sm:bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] max-sm:order-last max-sm:-mx-4 max-sm:border-t max-sm:px-4';

/** The download, and what is done more rarely behind “⋯”. */
export function DocumentActions({ document }: { document: VaultDocument }) {
  const { id, name } = document;
  const [subject, setSubject] = useState<DocumentDialogProps['subject'] | null>(null);
  const [Dialog, askDialog] = useOnDemand<DocumentDialogProps>(loadDialog);
  const { save, dialog } = useSaveFile();
  const router = useRouter();

  async function open(next: DocumentDialogProps['subject']) {
    if (await askDialog()) setSubject(next);
  }

  function leave() {
    forgetDocument(id);
    router.replace('/document-vault');
  }

  return (
    <div className={`in-reach z-10 flex items-start gap-2 bg-background py-2 ${IN_REACH}`}>
      <DownloadButton id={id} name={name} variant="default" className="flex-1" />
      <ActionMenu
        label={`More for ${name}`}
        items={itemsOf(document, { open: (next) => void open(next), save: (url) => void save(url) })}
      />
      {dialog}
      {subject && Dialog && (
        <Dialog document={document} subject={subject} onClose={() => setSubject(null)} onDeleted={leave} />
      )}
    </div>
  );
}

type Ways = { open: (subject: DocumentDialogProps['subject']) => void; save: (url: string) => void };

function itemsOf({ id, type, problem }: VaultDocument, { open, save }: Ways): MenuItem[] {
  const url = documentUrl(id);
  const hasPages = isRedactable(type) && !problem;
  return [
    { key: 'share', label: 'Share by link', onSelect: () => open('share') },
    { key: 'change', label: 'Rename or move', onSelect: () => open('change') },
    ...(type === 'pdf' && !problem
      ? [{ key: 'preflight', label: 'Will the county take it?', href: `/recording/preflight?document=${id}` }]
      : []),
    ...(hasPages ? [{ key: 'redact', label: 'Redact', href: `/document-vault?redact=${id}#redaction` }] : []),
    { key: 'certificate', label: 'Certificate (PDF)', onSelect: () => save(`${url}/certificate`) },
    { key: 'page', label: 'Proof page', onSelect: () => save(`${url}/proof?format=html`) },
    { key: 'json', label: 'Proof as JSON', onSelect: () => save(`${url}/proof?format=json`) },
    {
      key: 'delete',
      label: <span className="text-destructive">Delete</span>,
      onSelect: () => open('deletion'),
    },
  ];
}
