import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { ApplicationSteps } from '@/components/partners/applications/application-steps';
import { PortalDesk } from '@/components/partners/applications/portal-desk';
import { BenefitCards } from '@/components/partners/benefit-cards';
import { partnerBenefits } from '@/lib/partners/content/applications';

export function PartnerPortal() {
  return (
    <SitePage
      path="/partners/portal"
      lead="Apply to offer DeedGuard and GuardSign to your own clients. You receive the answer by email."
    >
      <PortalDesk />
      <PageSection id="benefits" title="What partners receive">
        <BenefitCards benefits={partnerBenefits} />
      </PageSection>
      <PageSection id="steps" title="What happens next">
        <ApplicationSteps />
      </PageSection>
    </SitePage>
  );
}
