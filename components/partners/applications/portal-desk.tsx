'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { WhenNear } from '@/components/kit/when-near';
import { PageSection } from '@/components/shell/page-section';
import { LoadingApplicants } from '@/components/partners/applications/loading-applicants';
import { PortalForm } from '@/components/partners/applications/portal-form';

const RecentApplicants = partOnDemand(
  () =>
    import('@/components/partners/applications/recent-applicants').then((module) => module.RecentApplicants),
  { waiting: <LoadingApplicants /> },
);

/** The form, and beside it the list in which an application appears once it is approved. */
export function PortalDesk() {
  return (
    <div className="grid gap-x-16 lg:grid-cols-[1.5fr_1fr]">
      <PageSection id="apply" title="Your application">
        <div className="rounded-lg border bg-card p-4 sm:p-6">
          <PortalForm />
        </div>
      </PageSection>
      <PageSection id="recent" title="Recent applications">
        <div className="needs-script">
          <WhenNear waiting={<LoadingApplicants />}>
            <RecentApplicants />
          </WhenNear>
        </div>
        <noscript>This list needs JavaScript, which is off in this browser.</noscript>
      </PageSection>
    </div>
  );
}
