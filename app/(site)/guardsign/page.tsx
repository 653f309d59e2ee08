import { Faq } from '@/components/layout/faq';
import { JsonLd } from '@/components/layout/json-ld';
import { PageSection } from '@/components/layout/page-section';
import { SitePage } from '@/components/layout/site-page';
import { ActionRow } from '@/components/products/action-row';
import { ClosingAction } from '@/components/products/closing-action';
import { FeeCaps } from '@/components/products/fee-caps';
import { NotaryChecks } from '@/components/products/notary-checks';
import { PriceSplit } from '@/components/products/price-split';
import { Standing } from '@/components/products/standing';
import { VisitMap } from '@/components/products/visit-map';
import { VisitSteps } from '@/components/products/visit-steps';
import { WaysTable } from '@/components/products/ways-table';
import { getNotaryLaw } from '@/lib/catalogue/content/notary-law';
import { states } from '@/lib/catalogue/content/states';
import { guardsignComing, guardsignToday, notaryQuestions } from '@/lib/notary/content/product';
import { pageMetadata } from '@/lib/platform/page-metadata';
import { getSitePage } from '@/lib/platform/site';
import { service } from '@/lib/platform/structured-data';

const path = '/guardsign';

export const metadata = pageMetadata(path);

const shown = ['CA', 'FL', 'NY', 'TX'];
const caps = states
  .filter(({ code }) => shown.includes(code))
  .map(({ name, code }) => ({ state: name, cap: getNotaryLaw(code).maxFeePerActCents }));

export default function GuardSignPage() {
  return (
    <SitePage
      path={path}
      title="A notary at your table, or on your screen"
      lead="Someone has to watch you sign, and know who you are. GuardSign finds that person, tells you the price first, and shows you the way they come."
    >
      <ActionRow
        className="mt-8"
        actions={[
          { href: '/pricing/calculator', label: 'Work out a price' },
          { href: '/signup', label: 'Open an account' },
          { href: '/notary-waitlist', label: 'Join as a notary' },
        ]}
      />
      <Standing today={guardsignToday} coming={guardsignComing} />
      <PageSection id="ways" title="Three ways to sign">
        <WaysTable />
      </PageSection>
      <PageSection
        id="visit"
        title="How a visit will work"
        lead="From the first word to the record, in six steps."
      >
        <VisitSteps />
      </PageSection>
      <PageSection
        id="checks"
        title="How a notary is checked"
        lead="Before each offer, not once. What has run out on the day of the visit counts as missing."
      >
        <NotaryChecks />
      </PageSection>
      <PageSection id="fees" title="What the state regulates">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div className="grid content-start gap-8">
            <p className="text-lg leading-8">
              Where a state limits what a notary may take, the limit counts <strong>acts</strong>, such as one
              acknowledgment. It never counts the pages of the document. All else on our bill is a service or
              travel fee of ours, named so, and agreed to before the visit.
            </p>
            <PriceSplit texasLimit={getNotaryLaw('TX').maxFeePerActCents} />
          </div>
          <FeeCaps caps={caps} />
        </div>
      </PageSection>
      <PageSection
        id="tracking"
        title="Live tracking, and who sees it"
        lead="A position is the most private thing that a notary shares with you. It is kept short."
      >
        <VisitMap />
      </PageSection>
      <PageSection id="questions" title="Questions">
        <Faq items={notaryQuestions} />
      </PageSection>
      <ClosingAction title="Know the price before you ask for a notary">
        <ActionRow
          actions={[
            { href: '/pricing/calculator', label: 'Work out a price' },
            { href: '/join/notary/requirements', label: 'What a notary brings' },
          ]}
        />
      </ClosingAction>
      <JsonLd
        data={service({
          name: 'GuardSign notary service',
          description: getSitePage(path).description,
          path,
        })}
      />
    </SitePage>
  );
}
