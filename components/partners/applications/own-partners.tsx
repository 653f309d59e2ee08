'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { MorePages } from '@/components/kit/more-pages';
import { useReadPages } from '@/components/kit/use-read-pages';
import { PartnerItem, PartnerList } from '@/components/partners/applications/partner-list';
import { partners } from '@/components/partners/queries';
import { Skeleton } from '@/components/ui/skeleton';

/** The companies that are partners now. */
export function OwnPartners() {
  const query = useReadPages(partners({ status: 'active' }));
  const { data, isPending } = query;
  const listed = data?.pages.flatMap((page) => page.partners) ?? [];

  if (isPending) return <Loading />;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {data && listed.length === 0 && (
        <p className="w-full measure rounded-md border p-5 text-muted-foreground">
          There are no partners yet. A company appears here once its application is approved.
        </p>
      )}
      {listed.length > 0 && (
        <div className="w-full">
          <PartnerList>
            {listed.map(({ id, name, label, since }) => (
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
      <LoadFailure
        query={query}
        title="The partners could not be loaded"
        back="/partnerships"
        to="to see the partners."
      />
      <MorePages query={query} />
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
