'use client';

import Link from 'next/link';
import { vaultDocuments } from '@/components/files/queries';
import { DocumentList } from '@/components/vault/documents/document-list';
import { DownloadButton } from '@/components/vault/documents/download-button';
import { DropOnList } from '@/components/vault/documents/drop-on-list';
import { GeneratorLink } from '@/components/vault/documents/generator-link';
import { EmptyVault } from '@/components/vault/documents/empty-vault';
import { UsageBar } from '@/components/vault/documents/usage-bar';
import { usage } from '@/components/vault/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { useAccountEvents } from '@/components/session/use-account-events';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { isRedactable } from '@/lib/vault/rules/redaction-state';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export function OwnDocuments() {
  return (
    <div className="grid gap-6">
      <Documents />
      <Usage />
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
  const query = useRead(vaultDocuments());
  useAccountEvents(({ kind }) => {
    // A first page has just been drawn, or was before anybody listened.
    if (kind === 'document' || (kind === 'resync' && query.data?.some(isToBeDrawn))) void query.refetch();
  });

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

function isToBeDrawn({ type, hasThumbnail, problem }: VaultDocument): boolean {
  return isRedactable(type) && !hasThumbnail && !problem;
}

function Loaded({ listed }: { listed: VaultDocument[] }) {
  return (
    <DropOnList>
      {listed.length === 0 ? (
        <EmptyVault />
      ) : (
        <DocumentList
          documents={listed}
          action={
            <div className="flex flex-wrap gap-3">
              <a href="#upload" className={buttonVariants()}>
                Upload
              </a>
              <GeneratorLink />
            </div>
          }
          actions={({ id, name }) => (
            <>
              <PageLink id={id} name={name} />
              <DownloadButton id={id} name={name} size="sm" className="relative" />
            </>
          )}
        />
      )}
    </DropOnList>
  );
}

/** As large as its card, below what else can be pressed there. */
function PageLink({ id, name }: Pick<VaultDocument, 'id' | 'name'>) {
  return (
    <Link
      href={`/documents/${id}`}
      prefetch={false}
      className={`${buttonVariants({ variant: 'outline', size: 'sm' })} after:absolute after:inset-0`}
    >
      View<span className="sr-only"> {name}</span>
    </Link>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading your documents</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-40 max-md:hidden" />
      <Skeleton className="h-40 max-xl:hidden" />
    </div>
  );
}
