'use client';

import Link from 'next/link';
import { SampleList } from '@/components/partners/integrations/overview/sample-list';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';
import { buttonVariants } from '@/components/ui/button';

const OwnOverview = partOnDemand(() =>
  import('@/components/partners/integrations/overview/own-list').then((module) => module.OwnOverview),
);

export function OverviewPanel() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <OwnOrSample own={OwnOverview} says="With an account you see the companies that work with us here.">
        <SampleList label="Partners" />
      </OwnOrSample>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#builders" className={buttonVariants({ variant: 'outline' })}>
          Builders and developers
        </a>
        <Link href="/partners/portal" prefetch={false} className="text-link">
          Apply as a partner
        </Link>
      </div>
    </div>
  );
}
