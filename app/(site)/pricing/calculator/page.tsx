import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { Calculator } from '@/components/pricing/calculator';
import { Rates } from '@/components/pricing/rates';
import { StateLimits } from '@/components/pricing/state-limits';
import { notaryLaws } from '@/lib/catalog/content/notary-law';
import { pageMetadata } from '@/lib/site/page-metadata';
import { feeLawOf } from '@/lib/pricing/rules/fee-law';

export const metadata = pageMetadata('/pricing/calculator');

const laws = notaryLaws.map(feeLawOf);

export default function PricingCalculatorPage() {
  return (
    <SitePage
      path="/pricing/calculator"
      lead="Work out the price of a notarization before you book: in person, by a mobile notary, or by remote online notarization."
    >
      <Calculator laws={laws} />
      <PageSection
        id="rates"
        title="How a price is worked out"
        lead={
          <p>
            The service and the pages, times the rate for your state, make the base price. Travel and rush are
            added, then tax. Each amount is rounded to the cent as it is worked out, half a cent up, and the
            total is the sum of the lines.
          </p>
        }
      >
        <Rates />
      </PageSection>
      <PageSection
        id="law"
        title="What the law limits, and what we set"
        lead={
          <p>
            State law limits what a notary may charge for a notarial act, such as an acknowledgment. It counts
            acts, never pages: ten pages with one signature are one act. Our rates are service fees, set by
            us.
          </p>
        }
      >
        <StateLimits laws={laws} />
      </PageSection>
    </SitePage>
  );
}
