import Link from 'next/link';
import { RonReadings } from '@/components/catalog/ron/ron-readings';
import { RonRules } from '@/components/catalog/ron/ron-rules';
import { RonSteps } from '@/components/catalog/ron/ron-steps';
import { RonTable, type RonRow } from '@/components/catalog/ron/ron-table';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { getNotaryLaw, notaryLaws } from '@/lib/catalog/content/notary-law';
import { earlierRonReadings } from '@/lib/catalog/content/ron';
import { states } from '@/lib/catalog/content/states';
import { pageMetadata } from '@/lib/site/page-metadata';

const path = '/compliance/ron';
const rows = states.map(({ code, slug, name }): RonRow => {
  const { ron, ronNote } = getNotaryLaw(code);
  return [slug, name, earlierRonReadings(code), ron, ronNote];
});

export const metadata = pageMetadata(path);

export default function RonPage() {
  return (
    <SitePage
      path={path}
      title="Remote online notarization, state by state"
      lead="A remote notary sees the signer by video. Whether that is allowed is up to the state that commissioned the notary."
    >
      <PageSection id="readings" title="What the law says, counted">
        <RonReadings laws={notaryLaws} />
      </PageSection>
      <PageSection
        id="states"
        title="All 50 states"
        lead="The dated law first, then what earlier texts of ours said of the state."
      >
        <RonTable rows={rows} />
      </PageSection>
      <PageSection
        id="steps"
        title="A remote session in five steps"
        lead="You can request a remote session today: it takes place on the notary’s own platform. A room of ours, with these five steps, is still being built."
      >
        <RonSteps />
      </PageSection>
      <PageSection id="recordings" title="Recordings and identity questions">
        <RonRules />
      </PageSection>
      <PageSection id="next" title="Where to go from here">
        <ul className="grid gap-2">
          <li>
            <Link href="/state-documents" prefetch={false} className="text-link">
              Terms, fees, bonds and certificates of each state
            </Link>
          </li>
          <li>
            <Link href="/county-documents" prefetch={false} className="text-link">
              Blank county documents, and an earlier list of states with remote notarization
            </Link>
          </li>
          <li>
            <Link href="/join/notary/requirements" prefetch={false} className="text-link">
              What a GuardSign notary brings
            </Link>
          </li>
        </ul>
      </PageSection>
    </SitePage>
  );
}
