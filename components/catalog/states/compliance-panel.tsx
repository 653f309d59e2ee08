import { CountTiles } from '@/components/catalog/count-tiles';
import { ComplianceCheck } from '@/components/catalog/states/compliance-check';
import { SampleData } from '@/components/session/sample-data';
import { quotedCompliance } from '@/lib/catalog/content/quoted-compliance';
import { MAX_AGE_MONTHS } from '@/lib/catalog/rules/state-compliance';

const quotedTiles = quotedCompliance.map(({ count, says }) => ({ key: says, count, label: says }));

/** Our own check of the catalog first, then the fixed counts of the guide, framed. */
export function CompliancePanel() {
  return (
    <>
      <h3 className="text-xl">Check our catalog</h3>
      <p className="mt-2 measure text-muted-foreground">
        The check goes through the facts that this site holds about all 50 states. A state is compliant when
        its term, fee, bond, highest fee for an act and remote notarization are known, have a source, and were
        checked less than {MAX_AGE_MONTHS} months ago. With three or four of the five it needs review, with
        fewer it is non-compliant. It measures our catalog, not the state.
      </p>
      <ComplianceCheck />
      <div className="mt-10">
        <SampleData
          label="Counts of an earlier guide"
          says="The fixed counts of an earlier state guide. The check above counts what is so."
          offersAccount={false}
        >
          <CountTiles tiles={quotedTiles} className="sm:grid-cols-3" />
        </SampleData>
      </div>
    </>
  );
}
