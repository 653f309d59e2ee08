'use client';

import { useQuery } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import { LocalTime } from '@/components/kit/local-time';
import { QueryProvider } from '@/components/kit/query-provider';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { kindLabel } from '@/lib/partners/rules/applications';
import type { RecentApplicant } from '@/lib/partners/schema/applications';

const APPLICANTS_URL = '/api/partners';

/** Who applied lately, by company; no contacts, and not what became of it. */
export function RecentApplicants() {
  return (
    <QueryProvider client={accountClient()}>
      <Applicants />
    </QueryProvider>
  );
}

/** After one more has applied. */
export async function refreshApplicants(): Promise<void> {
  await accountClient().invalidateQueries({ queryKey: [APPLICANTS_URL] });
}

function Applicants() {
  const { data, isError, refetch } = useQuery<RecentApplicant[]>({ queryKey: [APPLICANTS_URL], retry: 1 });

  if (isError && !data) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) {
    return (
      <p className="rounded-md border p-5 text-muted-foreground">
        Nobody has applied yet. Whoever does stands here from then on.
      </p>
    );
  }
  return (
    <div
      role="region"
      aria-label="List of recent applications"
      tabIndex={0}
      className="max-h-112 overflow-y-auto overscroll-contain rounded-md border bg-card"
    >
      <ul className="divide-y">
        {data.map((applicant) => (
          <Applicant key={applicant.id} applicant={applicant} />
        ))}
      </ul>
    </div>
  );
}

function Applicant({ applicant: { company, serviceType, createdAt } }: { applicant: RecentApplicant }) {
  return (
    <li className="px-4 py-3">
      <p className="font-semibold wrap-anywhere">{company}</p>
      <p className="flex flex-wrap gap-x-3 text-sm leading-6 text-muted-foreground">
        <span>{kindLabel(serviceType)}</span>
        <LocalTime value={createdAt} isDay />
      </p>
    </li>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading recent applications</span>
      <Skeleton className="h-64" />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md border p-5">
      <p>The recent applications could not be loaded. The form works all the same.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
