'use client';

import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { MorePages } from '@/components/kit/more-pages';
import { useReadPages } from '@/components/kit/use-read-pages';
import { FileLink } from '@/components/files/file-link';
import { HashCard } from '@/components/partners/integrations/blockchain/hash-card';
import { HASHES_URL, ownHashes } from '@/components/partners/queries';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** What the account entered, newest first, a page at a time. */
export function OwnHashes() {
  const query = useReadPages(ownHashes());
  const { data, isPending } = query;
  const hashes = data?.pages.flatMap((page) => page.hashes) ?? [];
  const { list, markEnd } = useFocusOnNew(hashes.length);

  if (isPending) return <Loading />;
  return (
    <div className="grid justify-items-start gap-5">
      {data && hashes.length === 0 && (
        <p className="measure text-muted-foreground">
          The hashes that you enter are listed here, each with its proof and a link that shows it to others.
        </p>
      )}
      {hashes.length > 0 && (
        <ul ref={list} className="grid w-full gap-5 md:grid-cols-2">
          {hashes.map((record) => (
            <li key={record.id} className="min-w-0">
              <HashCard record={record}>
                <FileLink
                  href={`${HASHES_URL}/${record.id}/proof`}
                  className={buttonVariants({ variant: 'outline', size: 'sm' })}
                >
                  Download proof<span className="sr-only"> of {record.documentName}</span>
                </FileLink>
              </HashCard>
            </li>
          ))}
        </ul>
      )}
      <LoadFailure
        query={query}
        title="Your hashes could not be loaded"
        back="/partners/integrations#blockchain"
        className="w-full"
      />
      <MorePages query={query} onMore={markEnd} />
    </div>
  );
}

/** The button may be gone with the last page; reading goes on where the new ones begin. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<number | null>(null);

  useEffect(() => {
    if (end.current === null || count <= end.current) return;
    list.current?.children[end.current]?.querySelector('h5')?.focus();
    end.current = null;
  }, [count]);

  return { list, markEnd: () => (end.current = count) };
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2">
      <span className="sr-only">Loading your hashes</span>
      <Skeleton className="h-64" />
      <Skeleton className="h-64 max-md:hidden" />
    </div>
  );
}
