import { ClaimText } from '@/components/shell/claim';
import { corporateTerms, partnerClaims } from '@/lib/partners/content/enterprise';

/** How a company pays, and what we say about partners. */
export function TermsAndClaims() {
  return (
    <dl className="mt-8 grid gap-x-16 gap-y-6 text-[0.9375rem] leading-6 md:grid-cols-2">
      <div>
        <dt className="font-serif text-lg font-semibold">{corporateTerms.name}</dt>
        <dd className="mt-1 text-muted-foreground">{corporateTerms.says}</dd>
      </div>
      <div>
        <dt className="font-serif text-lg font-semibold">For partners</dt>
        <dd>
          <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
            {partnerClaims.map((claim) => (
              <li key={claim.claim}>
                <ClaimText claim={claim} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
