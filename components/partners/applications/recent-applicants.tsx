'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { LoadingApplicants } from '@/components/partners/applications/loading-applicants';
import { recentApplicants } from '@/components/partners/queries';
import { kindLabel } from '@/lib/partners/rules/applications';
import type { RecentApplicant } from '@/lib/partners/schema/applications';

/** Who applied lately and was approved, by company, and one’s own that wait; no contacts. */
export function RecentApplicants() {
  const query = useRead(recentApplicants());
  const { data, isError } = query;

  if (isError && !data) {
    return (
      <LoadFailure
        query={query}
        title="The recent applications could not be loaded"
        keeps="The form still works."
      />
    );
  }
  if (!data) return <LoadingApplicants />;
  if (data.length === 0) {
    return (
      <p className="rounded-md border p-5 text-muted-foreground">
        No application has been approved yet. Companies appear here once we have read what they wrote.
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

function Applicant({ applicant }: { applicant: RecentApplicant }) {
  const { company, serviceType, createdAt, isWaiting } = applicant;
  return (
    <li className="px-4 py-3">
      <p className="font-semibold wrap-anywhere">{company}</p>
      <p className="flex flex-wrap gap-x-3 text-sm leading-6 text-muted-foreground">
        <span>{kindLabel(serviceType)}</span>
        <LocalTime value={createdAt} isDay />
        {isWaiting && <span>Waiting for our answer, not public</span>}
      </p>
    </li>
  );
}
