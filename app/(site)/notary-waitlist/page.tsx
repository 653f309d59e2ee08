import Link from 'next/link';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { BenefitCards } from '@/components/partners/benefit-cards';
import { AnnouncedFigures } from '@/components/partners/waitlist/announced-figures';
import { LaunchTimeline } from '@/components/partners/waitlist/launch-timeline';
import { OpenToday } from '@/components/partners/waitlist/open-today';
import { WaitlistForm } from '@/components/partners/waitlist/waitlist-form';
import { buttonVariants } from '@/components/ui/button';
import { states } from '@/lib/catalog/content/states';
import { waitlistBenefits } from '@/lib/partners/content/waitlist';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/notary-waitlist';

export const metadata = pageMetadata(path);

export default function NotaryWaitlistPage() {
  return (
    <SitePage
      path={path}
      title="Join the notary waitlist"
      lead="For notaries who want to hear first: tell us where and how you work, and we write to you about early access to what is still being built. You do not have to wait to start."
    >
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#join" className={buttonVariants()}>
          Go to the application
        </a>
        <Link href="/" prefetch={false} className="text-link">
          Back to Home
        </Link>
      </p>
      <OpenToday />
      <AnnouncedFigures />
      <PageSection id="benefits" title="What you get">
        <BenefitCards benefits={waitlistBenefits} />
      </PageSection>
      <div className="grid gap-x-16 lg:grid-cols-[1.5fr_1fr]">
        <PageSection id="join" title="Your application">
          <div className="rounded-lg border bg-card p-4 sm:p-6">
            <WaitlistForm stateNames={states.map(({ name }) => name)} />
          </div>
        </PageSection>
        <PageSection id="timeline" title="Launch timeline">
          <LaunchTimeline />
        </PageSection>
      </div>
    </SitePage>
  );
}
