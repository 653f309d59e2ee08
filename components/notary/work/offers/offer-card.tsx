'use client';

import { useState, type ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { clockOf } from '@/components/notary/work/offers/time-left';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { stateName } from '@/lib/catalog/content/states';
import { requestTitle } from '@/lib/notary/rules/services';
import type { OfferView } from '@/lib/notary/schema/offers';
import { formatMoney, toCents } from '@/lib/values/money';
import { pricedMiles } from '@/lib/values/miles';

type Choice = 'accept' | 'decline';

type OfferCardProps = {
  offer: OfferView;
  now: number;
  /** false for an admin who looks on */
  isOwn: boolean;
  onAnswer: (choice: Choice) => Promise<void>;
};

export function OfferCard({ offer, now, isOwn, onAnswer }: OfferCardProps) {
  const headingId = `offer-${offer.id}`;
  const msLeft = Date.parse(offer.expiresAt) - now;

  return (
    <article aria-labelledby={headingId} className="rounded-lg border border-l-4 border-l-waiting bg-card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5 sm:px-6">
        <div className="min-w-0">
          <h3 id={headingId} className="text-xl">
            {requestTitle(offer)}
          </h3>
          <p className="mt-1">
            <LocalTime value={offer.appointmentDate} />
          </p>
        </div>
        <TimeLeft msLeft={msLeft} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t p-5 sm:flex sm:flex-wrap sm:gap-x-10 sm:px-6">
        <Fact name="You earn">
          <strong className="font-semibold">
            {formatMoney(toCents(offer.basePrice) + toCents(offer.travelFee) + toCents(offer.rushFee))}
          </strong>
        </Fact>
        <Fact name="Of it, travel">
          {formatMoney(toCents(offer.travelFee))}
          {offer.isTravelOpen && !offer.isRemote && (
            <span className="block text-sm">if the client agrees</span>
          )}
        </Fact>
        <Fact name="Place">{whereOf(offer)}</Fact>
        {offer.distanceMiles !== null && <Fact name="From home">{pricedMiles(offer.distanceMiles)}</Fact>}
      </dl>
      {isOwn && <Answers title={requestTitle(offer)} onAnswer={onAnswer} />}
    </article>
  );
}

/** Read out by the list at sensible moments, not by each tick. */
function TimeLeft({ msLeft }: { msLeft: number }) {
  return (
    <Badge variant="waiting">
      <span className="font-mono tabular-nums">
        {msLeft > 0 ? `${clockOf(msLeft)} to answer` : 'Closing now'}
      </span>
    </Badge>
  );
}

function Answers({ title, onAnswer }: { title: string; onAnswer: OfferCardProps['onAnswer'] }) {
  const { act, isPending, problem } = useAction(onAnswer);
  const [choice, setChoice] = useState<Choice | null>(null);

  function answer(chosen: Choice) {
    if (isPending) return;
    setChoice(chosen);
    void act(chosen);
  }

  return (
    <div className="grid gap-4 border-t p-5 sm:px-6">
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem} The offer is still open.</Alert>}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Button size="lg" aria-disabled={isPending} onClick={() => answer('accept')}>
          {isPending && choice === 'accept' && <Spinner />}
          Accept<span className="sr-only"> {title}</span>
        </Button>
        <Button size="lg" variant="outline" aria-disabled={isPending} onClick={() => answer('decline')}>
          {isPending && choice === 'decline' && <Spinner />}
          Decline<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </div>
  );
}

function whereOf({ isRemote, mode, place, state }: OfferView): string {
  if (isRemote) return state ? `Remote Session, client in ${stateName(state)}` : 'Remote Session';
  return mode === 'in-person' ? 'Your office' : (place ?? 'Not given');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  );
}
