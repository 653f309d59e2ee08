'use client';

import { useState } from 'react';
import { LinkRow } from '@/components/vault/share/link-row';
import { NewLink } from '@/components/vault/share/new-link';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { linksOf } from '@/components/vault/queries';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { accountClient } from '@/components/kit/account-client';
import type { CreatedLink, ShareLink } from '@/lib/vault/schema/links';

const FIRST_SHOWN = 5;

type ShareLinksProps = {
  documentId: string;
  /** the redacted copy that the links show; null for the document itself */
  redactionId: string | null;
  name: string;
  /** its level where it is shown */
  heading?: 'h3' | 'h5';
};

/** Links that open a document, or a redacted copy of it, for a time. */
export function ShareLinks({ documentId, redactionId, name, heading: Heading = 'h5' }: ShareLinksProps) {
  const query = useRead(linksOf(documentId));
  const { data } = query;
  const links = data?.filter((link) => link.redactionId === redactionId);

  return (
    <section aria-label={`Links to ${name}`} className="grid gap-4">
      <Heading className="font-serif text-lg font-semibold">Links that end</Heading>
      <NewLink
        documentId={documentId}
        redactionId={redactionId}
        name={name}
        isOver={(id) => Boolean(data?.some((link) => link.id === id && link.status !== 'open'))}
        onCreated={(created) =>
          accountClient().setQueryData(linksOf(documentId).queryKey, (list) =>
            withLink(list, created, redactionId),
          )
        }
      />
      {!data && <LoadFailure query={query} title="The links could not be loaded" />}
      {query.isPending && (
        <div role="status">
          <span className="sr-only">Loading links</span>
          <Skeleton className="h-16" />
        </div>
      )}
      {links && <LinkList links={links} documentId={documentId} name={name} />}
    </section>
  );
}

/** The server lists the newest first. */
function withLink(list: ShareLink[] = [], created: CreatedLink, redactionId: string | null): ShareLink[] {
  const { id, expiresAt } = created;
  const createdAt = new Date().toISOString();
  return [
    { id, redactionId, createdAt, expiresAt, revokedAt: null, status: 'open', viewCount: 0, views: [] },
    ...list,
  ];
}

type LinkListProps = { links: ShareLink[]; documentId: string; name: string };

function LinkList({ links, documentId, name }: LinkListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (links.length === 0) {
    return (
      <p className="text-[0.9375rem] text-muted-foreground">
        No links yet. Each one is listed here with who opened it, and can be revoked at any time.
      </p>
    );
  }

  const shown = isWhole ? links : links.slice(0, FIRST_SHOWN);
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="w-full divide-y rounded-md border">
        {shown.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} documentId={documentId} name={name} />
          </li>
        ))}
      </ul>
      {shown.length < links.length && (
        <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
          Show all {links.length} links
        </Button>
      )}
    </div>
  );
}
