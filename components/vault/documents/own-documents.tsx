'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DocumentDialogProps } from '@/components/vault/documents/document-dialog';
import { DocumentList } from '@/components/vault/documents/document-list';
import { DownloadButton } from '@/components/vault/documents/download-button';
import { EmptyVault } from '@/components/vault/documents/empty-vault';
import { UsageBar } from '@/components/vault/documents/usage-bar';
import { LoadFailure } from '@/components/vault/load-failure';
import { useStepUp } from '@/components/kit/step-up';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { accountClient } from '@/components/kit/account-client';
import { refreshVault } from '@/components/vault/refresh-vault';
import { QueryProvider } from '@/components/kit/query-provider';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { VaultDocument, VaultUsage } from '@/lib/vault/schema/documents';

export function OwnDocuments() {
  return (
    <QueryProvider client={accountClient()}>
      <div className="grid gap-6">
        <Usage />
        <Documents />
      </div>
    </QueryProvider>
  );
}

/** A number that could not be loaded is left out: the list beside it says what is wrong. */
function Usage() {
  const { data, isPending } = useQuery<VaultUsage>({ queryKey: ['/api/vault/usage'] });
  if (isPending) return <Skeleton className="h-10" />;
  return data ? <UsageBar {...data} /> : null;
}

function Documents() {
  const { data, error, isPending, isFetching, refetch } = useQuery<VaultDocument[]>({
    queryKey: ['/api/vault/documents'],
  });

  if (isPending) return <ListSkeleton />;
  if (!data) {
    return (
      <LoadFailure
        title="Your documents could not be loaded"
        error={error}
        tab="vault"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Loaded documents={data} />;
}

const loadDialog = () =>
  import('@/components/vault/documents/document-dialog').then((module) => module.DocumentDialog);

type Opened = { id: string; subject: DocumentDialogProps['subject'] };

function Loaded({ documents }: { documents: VaultDocument[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Dialog, askDialog] = useOnDemand<DocumentDialogProps>(loadDialog);
  const list = useRef<HTMLDivElement>(null);
  const stepUp = useStepUp();
  const document = documents.find(({ id }) => id === opened?.id);

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
      {documents.length === 0 ? (
        <EmptyVault />
      ) : (
        <DocumentList
          documents={documents}
          actions={({ id, name }) => (
            <>
              <Button onClick={() => void open({ id, subject: 'details' })}>
                View<span className="sr-only"> {name}</span>
              </Button>
              <DownloadButton id={id} name={name} fetchFile={stepUp.download} />
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
      {stepUp.dialog}
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
