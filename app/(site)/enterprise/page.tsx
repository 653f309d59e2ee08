import { FirstSteps } from '@/components/enterprise/first-steps';
import { ImpersonationFigure } from '@/components/enterprise/impersonation-figure';
import { OfferRows } from '@/components/enterprise/offer-rows';
import { TermsAndPartners } from '@/components/enterprise/terms-and-partners';
import { JsonLd } from '@/components/shell/json-ld';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { InterestForm } from '@/components/partners/interest-form';
import { ActionRow } from '@/components/products/action-row';
import { PriceLedger } from '@/components/products/price-ledger';
import { enterprisePrices } from '@/lib/partners/content/enterprise';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';
import { service } from '@/lib/site/structured-data';

const path = '/enterprise';

export const metadata = pageMetadata(path);

const data = service({ name: 'DeedGuard for enterprise', description: getSitePage(path).description, path });

const contactLinks: ListedLink[] = [
  ['/partnerships', 'Apply as a partner', 'For those who offer DeedGuard to their own clients'],
  ['/resources/county-kit', 'County recorder kit', 'Notices, an email and answers for staff'],
  ['/resources/builder-kit', 'Builder kit', 'An insert, a letter and a checklist for closing'],
  ['/contact', 'Something else', 'Accounts, refunds, data, security and everything else'],
];

export default function EnterprisePage() {
  return (
    <SitePage
      path={path}
      title="For those who hold many deeds"
      lead="Title companies, lenders, law firms and recorders: the same lock and the same proof, with terms that fit how you are billed."
    >
      <ActionRow
        className="mt-8"
        actions={[
          { href: '#contact', label: 'Talk to us' },
          { href: '/partnerships', label: 'Become a partner' },
          { href: '/developers', label: 'For developers' },
        ]}
      />
      <PageSection id="offers" title="What we offer, and to whom">
        <OfferRows />
      </PageSection>
      <PageSection id="why" title="Why keep evidence">
        <ImpersonationFigure />
      </PageSection>
      <PageSection id="prices" title="What it costs">
        <PriceLedger rows={enterprisePrices} />
        <TermsAndPartners />
      </PageSection>
      <PageSection id="start" title="How it starts">
        <FirstSteps />
      </PageSection>
      <PageSection
        id="contact"
        title="Talk to us"
        lead="Tell us what you close, hold or record in a month, and what you would like to prove."
      >
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
          <div className="rounded-lg border bg-card p-5 sm:p-8">
            <InterestForm
              topic="enterprise"
              label="Send"
              afterward="A person reads it and writes back."
              withMessage
            />
          </div>
          <LinkList links={contactLinks} className="row-links" />
        </div>
      </PageSection>
      <JsonLd data={data} />
    </SitePage>
  );
}
