import { EarlierReading } from '@/components/shell/earlier-reading';
import { quotedBuilderShare, quotedPartnerFigures } from '@/lib/partners/content/enterprise';

const benefits = [
  'Proofs that your clients and your own software check without us',
  'A person who reads your application and answers it by email',
  'Kits for builders and recorders, free to use',
  'A share of revenue, where a signed agreement says so',
];

/** What a partner receives today; the figures of earlier texts are quoted below it. */
export function BenefitsBanner() {
  return (
    <section
      aria-labelledby="partnership-benefits"
      className="mt-14 rounded-lg border bg-muted p-5 sm:mt-20 sm:p-8"
    >
      <h2 id="partnership-benefits" className="text-2xl sm:text-3xl">
        Partnership benefits
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-t border-input/60 pt-3 font-serif text-xl leading-7">
            {benefit}
          </li>
        ))}
      </ul>
      <EarlierReading quotes={[...quotedPartnerFigures, quotedBuilderShare]} className="mt-5">
        Nobody has measured these; what counts is the agreement that both sides sign.
      </EarlierReading>
    </section>
  );
}
