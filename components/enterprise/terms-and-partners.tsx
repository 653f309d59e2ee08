import { EarlierReading } from '@/components/shell/earlier-reading';
import { corporateTerms, quotedPartnerFigures } from '@/lib/partners/content/enterprise';

/** How a company pays, and what a partner receives. */
export function TermsAndPartners() {
  return (
    <dl className="mt-8 grid gap-x-16 gap-y-6 text-[0.9375rem] leading-6 md:grid-cols-2">
      <div>
        <dt className="font-serif text-lg font-semibold">{corporateTerms.name}</dt>
        <dd className="mt-1 text-muted-foreground">{corporateTerms.says}</dd>
      </div>
      <div>
        <dt className="font-serif text-lg font-semibold">For partners</dt>
        <dd className="mt-1 text-muted-foreground">
          A person reads each application and answers by email. A share of revenue is what a signed agreement
          says.
          <EarlierReading quotes={quotedPartnerFigures} className="mt-2">
            Nobody has measured these; what counts is the agreement that both sides sign.
          </EarlierReading>
        </dd>
      </div>
    </dl>
  );
}
