'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import type { DocumentDialogProps } from '@/components/vault/documents/document-dialog';
import { DocumentList } from '@/components/vault/documents/document-list';
import { DownloadButton } from '@/components/vault/documents/download-button';
import { EmptyVault } from '@/components/vault/documents/empty-vault';
import { UsageBar } from '@/components/vault/documents/usage-bar';
import { documents, refreshVault, usage } from '@/components/vault/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export function OwnDocuments() {
  return (
    <div className="grid gap-6">
      <Usage />
      <Documents />
    </div>
  );
}

/** A number that could not be loaded is left out: the list beside it says what is wrong. */
function Usage() {
  const { data, isPending } = useRead(usage());
  if (isPending) return <Skeleton className="h-10" />;
  if (!data) return null;
  return (
    <div className="grid gap-2">
      <UsageBar {...data} />
      <p className="text-[0.9375rem]">
        <Link href="/settings/plan" prefetch={false} className="text-link">
          Your plan
        </Link>
      </p>
    </div>
  );
}

function Documents() {
  const query = useRead(documents());

  if (query.isPending) return <ListSkeleton />;
  if (query.data) return <Loaded listed={query.data} />;
  return (
    <LoadFailure
      query={query}
      title="Your documents could not be loaded"
      keeps="What you stored is kept."
      back="/document-vault#vault"
    />
  );
}

const loadDialog = () =>
  import('@/components/vault/documents/document-dialog').then((module) => module.DocumentDialog);

type Opened = { id: string; subject: DocumentDialogProps['subject'] };

function Loaded({ listed }: { listed: VaultDocument[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Dialog, askDialog] = useOnDemand<DocumentDialogProps>(loadDialog);
  const list = useRef<HTMLDivElement>(null);
  const document = listed.find(({ id }) => id === opened?.id);

  async function open(next: Opened) {
    if (!(await askDialog())) return;
    setOpened(next);
    // Downloads and views by link have happened since.
    void refreshVault();
  }

  async function forget() {
    setOpened(null);
    await refreshVault();
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} aria-label="Your documents" role="group" className="outline-none">
      {listed.length === 0 ? (
        <EmptyVault />
      ) : (
        <DocumentList
          documents={listed}
          actions={({ id, name }) => (
            <>
              <Button onClick={() => void open({ id, subject: 'details' })}>
                View<span className="sr-only"> {name}</span>
              </Button>
              <DownloadButton id={id} name={name} />
              <Button variant="ghost" onClick={() => void open({ id, subject: 'deletion' })}>
                Delete<span className="sr-only"> {name}</span>
              </Button>
            </>
          )}
        />
      )}
      {opened && Dialog && document && (
        <Dialog
          document={document}
          subject={opened.subject}
          onClose={() => setOpened(null)}
          onDeleted={() => void forget()}
        />
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading your documents</span>
      <Skeleton className="h-80" />
      <Skeleton className="h-80 max-md:hidden" />
      <Skeleton className="h-80 max-xl:hidden" />
    </div>
  );
}
