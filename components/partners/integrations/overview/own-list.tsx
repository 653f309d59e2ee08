'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useReadPages } from '@/components/kit/use-read-pages';
import { ApprovePartner } from '@/components/partners/integrations/overview/approve-partner';
import { PartnerTable, type PartnerRow } from '@/components/partners/integrations/overview/partner-table';
import { partners } from '@/components/partners/queries';
import { useAuth } from '@/components/session/auth-provider';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { PartnerType } from '@/lib/partners/rules/partner-types';
import type { PartnerOverview } from '@/lib/partners/schema/overview';

/** Of every trade. */
export function OwnOverview() {
  return <OwnList label="Partners" nobody="There are no partners yet." tab="overview" />;
}

type OwnListProps = {
  label: string;
  type?: PartnerType;
  /** Said when there is no partner to list. */
  nobody: string;
  /** Of the tab, to come back to after a login. */
  tab: string;
};

/** The real partners and applicants, of one type or of all. */
export function OwnList({ label, type, nobody, tab }: OwnListProps) {
  const query = useReadPages(partners(type && { type }));
  const { data, isPending, isFetching, hasNextPage, fetchNextPage } = query;

  if (isPending) return <ListLoading />;
  const failure = (
    <LoadFailure
      query={query}
      title="The partners could not be loaded"
      back={`/partners/integrations#${tab}`}
      to="to see the partners."
    />
  );
  if (!data) return failure;
  const listed = data.pages.flatMap((page) => page.partners);
  if (listed.length === 0) return <Nobody says={nobody} />;
  const more = hasNextPage ? { isLoading: isFetching, onMore: () => void fetchNextPage() } : undefined;
  return (
    <>
      <Loaded label={label} listed={listed} more={more} />
      {failure}
    </>
  );
}

type LoadedProps = Pick<ComponentProps<typeof PartnerTable>, 'label' | 'more'> & {
  listed: PartnerOverview[];
};

function Loaded({ label, listed, more }: LoadedProps) {
  const { user } = useAuth();
  const isAdmin = user?.role === 'admin';

  return (
    <div className="grid grid-cols-1 gap-3">
      <PartnerTable
        label={label}
        partners={listed.map(toRow)}
        more={more}
        actions={isAdmin ? (partner) => <Decision partner={partner} /> : undefined}
      />
      {!isAdmin && (
        <p className="text-[0.9375rem] text-muted-foreground">
          Applications are approved and partners are managed by our administrators.
        </p>
      )}
    </div>
  );
}

/** Who waits for an answer has no key, so there is nothing to count. */
function toRow({ id, name, label, status, apiCalls, documents, lastSync }: PartnerOverview): PartnerRow {
  const counted = status === 'active' ? { apiCalls, documents, lastSync } : uncounted;
  return { id, name, label, status, ...counted };
}

const uncounted = { apiCalls: null, documents: null, lastSync: null };

function Decision({ partner: { id, name, status } }: { partner: PartnerRow }) {
  if (status !== 'active') return <ApprovePartner id={id} name={name} />;
  return (
    <Link
      href={`/admin/applications?${new URLSearchParams({ search: name, status: 'approved' })}`}
      prefetch={false}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      Manage<span className="sr-only"> {name}</span>
    </Link>
  );
}

function Nobody({ says }: { says: string }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <p className="measure text-muted-foreground">
        {says} Companies that apply are listed here, first as pending, then as active.
      </p>
      <Link href="/partners/portal" prefetch={false} className={buttonVariants({ variant: 'outline' })}>
        Apply as a partner
      </Link>
    </div>
  );
}

function ListLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the partners</span>
      <Skeleton className="h-64" />
    </div>
  );
}
