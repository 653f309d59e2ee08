'use client';

import { useRef } from 'react';
import { NoOffers } from '@/components/notary/work/offers/no-offers';
import { OfferCard } from '@/components/notary/work/offers/offer-card';
import { spokenTimeLeft } from '@/components/notary/work/offers/time-left';
import { useOffers, type OfferNotice } from '@/components/notary/work/offers/use-offers';
import { useNow } from '@/components/kit/use-now';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { requestTitle } from '@/lib/notary/rules/services';
import { isActive } from '@/lib/notary/rules/statuses';
import type { OfferView } from '@/lib/notary/schema/offers';
import type { RequestView } from '@/lib/notary/schema/requests';

const TICK_MS = 1_000;

type OffersProps = {
  userId: string;
  initialOffers: OfferView[];
  /** the notary's own, also those that were cancelled */
  visits: RequestView[];
  isAvailable: boolean;
  isOwn: boolean;
  initialNow: number;
};

export function Offers({ userId, initialOffers, visits, isAvailable, isOwn, initialNow }: OffersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow(TICK_MS, initialNow);
  const { offers, notices, dismiss, answer } = useOffers({ userId, initialOffers, visits, now });

  async function answerAndGoOn(offer: OfferView, choice: 'accept' | 'decline') {
    await answer(offer, choice);
    // The button that had the focus is gone with its card.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="offers">
      <h2 ref={heading} id="offers" tabIndex={-1} className="text-2xl outline-none">
        Offers
      </h2>
      <Notices notices={notices} onDismiss={dismiss} />
      <p role="status" className="sr-only">
        {speak(offers, now)}
      </p>
      {offers.length === 0 ? (
        <NoOffers
          isAvailable={isAvailable}
          isOwn={isOwn}
          isBusy={visits.some(({ status }) => isActive(status))}
        />
      ) : (
        <ul className="mt-4 grid gap-4">
          {offers.map((offer) => (
            <li key={offer.id} className="min-w-0">
              <OfferCard
                offer={offer}
                now={now}
                isOwn={isOwn}
                onAnswer={(choice) => answerAndGoOn(offer, choice)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One sentence an offer; it changes when one comes, and a few times until one ends. */
function speak(offers: OfferView[], now: number) {
  return offers
    .map((offer) => `Offer ${requestTitle(offer)}. ${spokenTimeLeft(Date.parse(offer.expiresAt) - now)}.`)
    .join(' ');
}

const looks = { accepted: 'success', declined: 'default', gone: 'default', refused: 'destructive' } as const;

function Notices({ notices, onDismiss }: { notices: OfferNotice[]; onDismiss: (id: string) => void }) {
  return (
    <div role="status" className="mt-4 grid gap-3 empty:hidden">
      {notices.map(({ id, kind, text }) => (
        <Alert key={id} variant={looks[kind]} className="grid-cols-[1fr_auto] items-center gap-x-4">
          <p id={`notice-${id}`}>{text}</p>
          <Button variant="ghost" size="sm" aria-describedby={`notice-${id}`} onClick={() => onDismiss(id)}>
            Dismiss
          </Button>
        </Alert>
      ))}
    </div>
  );
}
