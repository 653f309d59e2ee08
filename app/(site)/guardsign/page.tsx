import { Faq } from '@/components/shell/faq';
import { JsonLd } from '@/components/shell/json-ld';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { ActionRow } from '@/components/products/action-row';
import { ClosingAction } from '@/components/products/closing-action';
import { NotaryChecks } from '@/components/products/notary-checks';
import { Standing } from '@/components/products/standing';
import { StateFees } from '@/components/products/state-fees';
import { VisitMap } from '@/components/products/visit-map';
import { VisitSteps } from '@/components/products/visit-steps';
import { WaysTable } from '@/components/products/ways-table';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { states } from '@/lib/catalog/content/states';
import { guardsignComing, guardsignToday, notaryQuestions } from '@/lib/notary/content/product';
import { pageMetadata } from '@/lib/site/page-metadata';
import { getSitePage } from '@/lib/site/site';
import { service } from '@/lib/site/structured-data';

const path = '/guardsign';

export const metadata = pageMetadata(path);

const data = service({
  name: 'GuardSign notary service',
  description: getSitePage(path).description,
  path,
});

const shown = ['CA', 'FL', 'NY', 'TX'];
const caps = states
  .filter(({ code }) => shown.includes(code))
  .map(({ name, code }) => ({ state: name, cap: getNotaryLaw(code).maxFeePerActCents }));

export default function GuardSignPage() {
  return (
    <SitePage
      path={path}
      title="A notary at your table, or on your screen"
      lead="Somebody has to make sure that it is you who signs. GuardSign looks for that person, tells you the price first, and shows you when they arrive."
    >
      <ActionRow
        className="mt-8"
        actions={[
          { href: '/notary-booking', label: 'Request a notary' },
          { href: '/pricing/calculator', label: 'Work out a price' },
          { href: '/notary-waitlist', label: 'Join as a notary' },
        ]}
      />
      <Standing today={guardsignToday} coming={guardsignComing} />
      <PageSection id="ways" title="Three ways to sign">
        <WaysTable />
      </PageSection>
      <PageSection
        id="visit"
        title="How a visit works"
        lead="From the first word to the record, in six steps."
      >
        <VisitSteps />
      </PageSection>
      <PageSection
        id="checks"
        title="How a notary is checked"
        lead="Before every offer, not just once. Anything that has expired by the day of the visit counts as missing."
      >
        <NotaryChecks />
      </PageSection>
      <PageSection id="fees" title="What the state regulates">
        <StateFees caps={caps} texasLimit={getNotaryLaw('TX').maxFeePerActCents} />
      </PageSection>
      <PageSection
        id="tracking"
        title="Live tracking, and who sees it"
        lead="A notary’s position is private, and shared for as short a time as possible."
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
      <JsonLd data={data} />
    </SitePage>
  );
}
