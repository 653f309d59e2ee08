import { ClaimText } from '@/components/shell/claim';
import { notaryChecks, notaryClaims } from '@/lib/notary/content/product';

/** What is looked at before a notary is asked, beside what we claim about them. */
export function NotaryChecks() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
      <dl className="border-t-2 border-primary">
        {notaryChecks.map(({ what, how }) => (
          <div key={what} className="grid gap-x-6 border-b py-3.5 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <dt className="font-medium">{what}</dt>
            <dd className="text-muted-foreground">{how}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="text-xl">What we say about our notaries</h3>
        <ul className="mt-3 grid gap-2 text-[0.9375rem] leading-6">
          {notaryClaims.map((claim) => (
            <li key={claim.claim}>
              <ClaimText claim={claim} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted-foreground">
          Nobody outside has measured these figures. That is why each carries its mark.
        </p>
      </div>
    </div>
  );
}
