import { ClosingForm } from '@/components/deeds/closing-form';
import { EnterpriseSection } from '@/components/deeds/enterprise-section';
import { PlanSummaries } from '@/components/deeds/plan-summaries';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { ProtectionHero } from '@/components/deeds/protection-hero';
import { ServiceGrid } from '@/components/deeds/service-grid';
import { WhyChoose } from '@/components/deeds/why-choose';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/deedguard-protection');

export default function DeedProtectionPage() {
  return (
    <div data-product="deedguard">
      <ProtectionHero />
      <ProtectedProperties />
      <ServiceGrid />
      <WhyChoose />
      <PlanSummaries />
      <EnterpriseSection />
      <ClosingForm />
    </div>
  );
}
