import type { Claim } from '@/lib/catalogue/schema';

/** A statement that we make and nobody outside has measured, marked as such where it appears. */
export function ClaimText({ claim }: { claim: Claim }) {
  return (
    <>
      {claim.claim}{' '}
      <abbr
        title="Our own claim: nobody outside has measured it"
        className="ml-0.5 rounded-sm border px-1 align-[0.1em] text-xs font-medium whitespace-nowrap text-muted-foreground no-underline"
      >
        claim
      </abbr>
    </>
  );
}
