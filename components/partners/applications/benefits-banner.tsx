import { ClaimText } from '@/components/shell/claim';
import { builderShare, partnerClaims } from '@/lib/partners/content/enterprise';

/** What we say to partners in figures, each marked as our own claim. */
export function BenefitsBanner() {
  return (
    <section
      aria-labelledby="partnership-benefits"
      className="mt-14 rounded-lg border bg-muted p-5 sm:mt-20 sm:p-8"
    >
      <h2 id="partnership-benefits" className="text-2xl sm:text-3xl">
        Partnership Benefits
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {[...partnerClaims, builderShare].map((claim) => (
          <li key={claim.claim} className="border-t border-input/60 pt-3 font-serif text-xl leading-7">
            <ClaimText claim={claim} />
          </li>
        ))}
      </ul>
      <p className="mt-5 measure text-sm text-muted-foreground">
        These figures are our own: nobody outside has measured them. A revenue share applies once it is in a
        signed partner agreement.
      </p>
    </section>
  );
}
