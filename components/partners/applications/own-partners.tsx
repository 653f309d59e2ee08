'use client';

import { accountClient } from '@/components/kit/account-client';
import { LocalTime } from '@/components/kit/local-time';
import { QueryProvider } from '@/components/kit/query-provider';
import { PartnerItem, PartnerList } from '@/components/partners/applications/partner-list';
import { ListFailure } from '@/components/partners/integrations/overview/list-failure';
import { usePartners } from '@/components/partners/integrations/use-partners';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** The companies that are partners now. */
export function OwnPartners() {
  return (
    <QueryProvider client={accountClient()}>
      <Partners />
    </QueryProvider>
  );
}

function Partners() {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = usePartners({
    status: 'active',
  });
  const partners = data?.pages.flatMap((page) => page.partners) ?? [];

  if (isPending) return <Loading />;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {data && partners.length === 0 && (
        <p className="w-full measure rounded-md border p-5 text-muted-foreground">
          There is no partner yet. A company stands here from the day on which its application is approved.
        </p>
      )}
      {partners.length > 0 && (
        <div className="w-full">
          <PartnerList>
            {partners.map(({ id, name, label, since }) => (
              <PartnerItem
                key={id}
                name={name}
                kind={label}
                status="Active"
                variant="success"
                line={
                  <>
                    Partner since <LocalTime value={since} isDay />
                  </>
                }
              />
            ))}
          </PartnerList>
        </div>
      )}
      {error && (
        <ListFailure
          error={error}
          back="/partnerships"
          isRetrying={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="outline" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
          {isFetching ? 'Loading' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="w-full">
      <span className="sr-only">Loading the partners</span>
      <Skeleton className="h-64" />
    </div>
  );
}
