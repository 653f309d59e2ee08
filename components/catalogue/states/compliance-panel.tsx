import { CountTiles } from '@/components/catalogue/count-tiles';
import { ComplianceCheck } from '@/components/catalogue/states/compliance-check';
import { ClaimText } from '@/components/shell/claim';
import { complianceClaims } from '@/lib/catalogue/content/compliance-claims';
import { MAX_AGE_MONTHS } from '@/lib/catalogue/rules/state-compliance';

const claimTiles = complianceClaims.map(({ count, claim }) => ({
  key: claim.claim,
  count,
  label: <ClaimText claim={claim} />,
}));

export function CompliancePanel() {
  return (
    <>
      <h3 className="text-xl">What our state guide counts</h3>
      <CountTiles tiles={claimTiles} className="mt-4 sm:grid-cols-3" />
      <h3 className="mt-10 text-xl">Check it yourself</h3>
      <p className="mt-2 measure text-muted-foreground">
        The check goes through the facts that this site holds about all 50 states. A state is compliant when
        its term, fee, bond, highest fee for an act and remote notarization are known, have a source, and were
        checked less than {MAX_AGE_MONTHS} months ago. With three or four of the five it needs review, with
        fewer it is non-compliant. It measures our catalog, not the state.
      </p>
      <ComplianceCheck />
    </>
  );
}
