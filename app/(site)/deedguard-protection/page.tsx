import type { Metadata } from 'next';
import { ClosingForm } from '@/components/deeds/closing-form';
import { EnterpriseSection } from '@/components/deeds/enterprise-section';
import { PlanSummaries } from '@/components/deeds/plan-summaries';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { ProtectionHero } from '@/components/deeds/protection-hero';
import { ServiceGrid } from '@/components/deeds/service-grid';
import { WhyChoose } from '@/components/deeds/why-choose';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/deedguard-protection');

export const metadata: Metadata = { title, description, alternates: { canonical: path } };

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
