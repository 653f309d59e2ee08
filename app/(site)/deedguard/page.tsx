import { Faq } from '@/components/shell/faq';
import { JsonLd } from '@/components/shell/json-ld';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { ActionRow } from '@/components/products/action-row';
import { ClosingAction } from '@/components/products/closing-action';
import { FirstDays } from '@/components/products/first-days';
import { LockLife } from '@/components/products/lock-life';
import { LockScales } from '@/components/products/lock-scales';
import { PriceLedger } from '@/components/products/price-ledger';
import { PricePlate } from '@/components/products/price-plate';
import { ProofSheet } from '@/components/products/proof-sheet';
import { deedQuestions } from '@/lib/deeds/content/product';
import { services } from '@/lib/deeds/content/services';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';
import { service } from '@/lib/site/structured-data';

const path = '/deedguard';

export const metadata = pageMetadata(path);

const data = service({
  name: 'DeedGuard deed protection',
  description: getSitePage(path).description,
  path,
  priceCents: DEED_PROTECTION_CENTS,
});

export default function DeedGuardPage() {
  return (
    <SitePage
      path={path}
      title="A dated record of your deed"
      lead="You state what is true about your property today. We seal it into a public log that nobody can rewrite unnoticed, and you hold the proof."
    >
      <PricePlate />
      <PageSection id="lock" title="What a lock does, and what it cannot do">
        <LockScales />
      </PageSection>
      <PageSection
        id="how-it-works"
        title="How evidence, alerts and release work together"
        lead="The entries of a lock in one log, from its first day to its end."
      >
        <LockLife />
      </PageSection>
      <PageSection
        id="first-days"
        title="The first seven days"
        lead="You lock first and pay within the week."
      >
        <FirstDays />
      </PageSection>
      <PageSection
        id="proof-file"
        title="The proof file"
        lead="One page that checks itself. Give it to a lawyer, an insurer or a court clerk; nobody has to ask us."
      >
        <ProofSheet />
      </PageSection>
      <PageSection
        id="prices"
        title="What it costs"
        lead="Deed protection is for sale today, with emergency recovery. The other four have a price and are not for sale yet."
      >
        <PriceLedger rows={services} />
      </PageSection>
      <PageSection id="questions" title="Questions">
        <Faq items={deedQuestions} />
      </PageSection>
      <ClosingAction title="Fill in two lines, and your deed has a date">
        <ActionRow
          actions={[
            { href: '/deedguard-protection', label: 'Protect a property' },
            { href: '/enterprise', label: 'For those who hold many deeds' },
          ]}
        />
      </ClosingAction>
      <JsonLd data={data} />
    </SitePage>
  );
}
