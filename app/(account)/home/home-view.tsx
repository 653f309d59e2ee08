'use client';

import Link from 'next/link';
import { NextSteps } from '@/components/home/next-steps';
import { OwnThings } from '@/components/home/own-things';
import { SectionHeading } from '@/components/home/section-heading';
import { VisitRows } from '@/components/home/visit-rows';
import { RecentActivity } from '@/components/notary/client/dashboard/recent-activity';
import { StatCards } from '@/components/notary/work/stats';
import { PageHeader } from '@/components/shell/page-header';
import type { Home } from '@/lib/home/schema';
import type { NotaryStats } from '@/lib/notary/schema/profile';

type HomeViewProps = {
  userId: string;
  isNotary: boolean;
  home: Home;
  /** null where no time zone of the notary is known, in whose days they count */
  stats: NotaryStats | null;
};

/** Of the browser as a whole: the server sends what there is to show once, and not each element of it too. */
export function HomeView({ userId, isNotary, home, stats }: HomeViewProps) {
  return (
    <div data-product={isNotary ? 'guardsign' : 'deedguard'} className="page">
      <PageHeader title={`${home.isBack ? 'Welcome back' : 'Welcome'}, ${home.firstName}`} />
      <NextSteps steps={home.steps} now={home.now} />
      {isNotary && (
        <section aria-labelledby="earnings" className="mt-10">
          <SectionHeading
            id="earnings"
            title="Earnings"
            more={{ href: '/dashboard/notary/earnings', label: 'By week and by visit' }}
          />
          <div className="mt-3">
            <StatCards userId={userId} initial={stats} />
          </div>
        </section>
      )}
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          {isNotary ? <Visits home={home} /> : <OwnThings home={home} />}
        </div>
        <div className="grid content-start gap-4">
          <RecentActivity userId={userId} initial={home.activity} title="Recent activity" />
          <p>
            <Link
              href="/settings/billing"
              prefetch={false}
              className="inline-block min-h-11 py-2.5 text-link"
            >
              Payments and receipts
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function Visits({ home }: { home: Home }) {
  return (
    <VisitRows
      id="visits"
      title="Your visits"
      more={{ href: '/dashboard/notary/schedule', label: 'Your schedule' }}
      requests={home.visits}
      empty="Accept an offer to begin."
      ask={
        home.visits.isNone
          ? { href: '/dashboard/notary', label: 'See your offers', isMain: home.steps.length === 0 }
          : undefined
      }
    />
  );
}
