import Link from 'next/link';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { ApplicationSteps } from '@/components/partners/applications/application-steps';
import { BenefitsBanner } from '@/components/partners/applications/benefits-banner';
import { CurrentPartners } from '@/components/partners/applications/current-partners';
import { PartnershipForm } from '@/components/partners/applications/partnership-form';
import { BenefitCards } from '@/components/partners/benefit-cards';
import { buttonVariants } from '@/components/ui/button';
import { partnerBenefits } from '@/lib/partners/content/applications';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/partnerships';

export const metadata = pageMetadata(path);

export default function PartnershipsPage() {
  return (
    <SitePage
      path={path}
      lead="For companies whose clients own property: offer them dated evidence of what they own, and a notary when they need one."
    >
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#apply" className={buttonVariants()}>
          Go to the application
        </a>
        <Link href="/" prefetch={false} className="text-link">
          Back to Home
        </Link>
      </p>
      <PageSection id="benefits" title="Who works with us">
        <BenefitCards benefits={partnerBenefits} />
      </PageSection>
      <div className="grid gap-x-16 lg:grid-cols-[1.5fr_1fr]">
        <PageSection id="apply" title="Your application">
          <div className="rounded-lg border bg-card p-4 sm:p-6">
            <PartnershipForm />
          </div>
        </PageSection>
        <PageSection id="partners" title="Current partners">
          <CurrentPartners />
        </PageSection>
      </div>
      <BenefitsBanner />
      <PageSection id="steps" title="What happens next">
        <ApplicationSteps />
      </PageSection>
    </SitePage>
  );
}
