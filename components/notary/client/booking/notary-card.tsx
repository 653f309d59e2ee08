import type { ReactNode } from 'react';
import { InitialsBadge } from '@/components/notary/visit/tracking/initials-badge';
import { ratingInWords } from '@/components/notary/visit/tracking/rating-words';
import { minutesInWords } from '@/components/notary/visit/tracking/tracking-words';
import { Badge } from '@/components/ui/badge';
import { DEMO_NOTARY } from '@/lib/notary/rules/demo';
import { dutyLabel, dutyMeaning } from '@/lib/notary/rules/on-duty';
import { levelMeaning } from '@/lib/notary/rules/verification-level';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { formatPrice, toCents } from '@/lib/values/money';
import { pricedMiles } from '@/lib/values/miles';

/** One notary to choose; `children` is what one can do about them. */
export function NotaryCard({ notary, children }: { notary: NotaryListing; children: ReactNode }) {
  const { name, initials, rating, reviews, location, distance, price, eta, isDemo } = notary;
  const duty = { isOnDuty: notary.isOnline, isDemo };
  return (
    <article
      aria-labelledby={`notary-${notary.id}`}
      className="grid content-start gap-4 rounded-lg border bg-card p-5"
    >
      <div className="flex items-start gap-3">
        <InitialsBadge initials={initials} />
        <div className="min-w-0">
          <h3 id={`notary-${notary.id}`} className="text-xl">
            {name}
          </h3>
          <p className="text-[0.9375rem] text-muted-foreground">
            {ratingInWords(rating)}
            {reviews > 0 && `, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`}
          </p>
        </div>
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge variant="info">{notary.verificationLevel}</Badge>
          <Badge variant={duty.isOnDuty ? 'success' : 'outline'}>{dutyLabel(duty)}</Badge>
          {isDemo && <Badge variant="outline">{DEMO_NOTARY}</Badge>}
        </p>
        <p className="text-sm text-muted-foreground">{levelMeaning(notary.verificationLevel, { isDemo })}</p>
        <p className="text-sm text-muted-foreground">{dutyMeaning(duty)}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y py-4 text-[0.9375rem] leading-6">
        <Fact name="Price" value={formatPrice(toCents(price))} />
        <Fact name="ETA" value={minutesInWords(eta)} />
        <Fact name="Distance" value={pricedMiles(distance)} />
        <Fact name="From" value={location} />
      </dl>
      <p className="text-[0.9375rem] leading-6">
        <span className="text-muted-foreground">Specialties: </span>
        {notary.specialties.join(', ')}
      </p>
      <div className="mt-auto grid">{children}</div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
