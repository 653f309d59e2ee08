import Link from 'next/link';
import { Faq } from '@/components/shell/faq';
import { JsonLd } from '@/components/shell/json-ld';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { AddOnTable } from '@/components/plans/add-on-table';
import { FeatureList } from '@/components/pricing/feature-list';
import { Guarantees } from '@/components/pricing/guarantees';
import { PlanBoard } from '@/components/plans/plan-board';
import { pageMetadata } from '@/lib/site/page-metadata';
import { planData } from '@/lib/plans/content/plan-data';
import { planQuestions } from '@/lib/plans/content/plan-questions';
import { enterpriseFeatures, plans } from '@/lib/plans/content/plans';

export const metadata = pageMetadata('/pricing');

export default function PricingPage() {
  return (
    <SitePage
      path="/pricing"
      lead="Protecting one deed costs $99, once, and needs no plan. Plans are for people who keep many documents."
    >
      <PageSection id="plans" title="Plans">
        <PlanBoard />
      </PageSection>
      <PageSection id="enterprise" title="Only in Enterprise Shield">
        <FeatureList features={enterpriseFeatures} />
      </PageSection>
      <PageSection
        id="add-ons"
        title="Add-ons"
        lead={
          <p>
            Extras for people who have a plan, at the prices that they will have. None of them is for sale
            yet. A notary visit needs no plan and is priced on its own:{' '}
            <Link href="/pricing/calculator" prefetch={false} className="text-link">
              work it out
            </Link>
            .
          </p>
        }
      >
        <AddOnTable />
      </PageSection>
      <PageSection id="guarantees" title="What we guarantee">
        <Guarantees />
      </PageSection>
      <PageSection id="questions" title="Questions">
        <Faq items={planQuestions} />
      </PageSection>
      {plans.map((plan) => (
        <JsonLd key={plan.id} data={planData(plan)} />
      ))}
    </SitePage>
  );
}
