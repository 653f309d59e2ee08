'use client';

import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { answerOffer } from '@/components/notary/calls';
import { readOffers } from '@/components/notary/queries';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { OfferView } from '@/lib/notary/schema/offers';
import { requestTitle } from '@/lib/notary/rules/services';
import { ApiError } from '@/lib/platform/api-client';

export type OfferNotice = {
  id: string;
  kind: 'accepted' | 'declined' | 'gone' | 'refused';
  text: string;
  /** of what was accepted, while it is */
  requestId?: string;
};

const LOOK_AGAIN_MS = 3_000;
/** A browser's clock may be a little behind the server's. */
const CLOCKS_DIFFER_MS = 2_000;

type OffersInput = { userId: string; initialOffers: OfferView[]; visits: RequestView[]; now: number };

/**
 * The open offers of a notary, what became of those that left, and the two answers. The server decides what is still
 * open: the list is asked for again when the time of an offer has run out.
 */
export function useOffers({ userId, initialOffers, visits, now }: OffersInput) {
  const { data: offers } = useRead({
    ...readOffers(userId),
    initialData: initialOffers,
    refetchInterval: ({ state }) => timeUntilNextLook(state.data ?? []),
  });
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { notices, add, dismiss } = useNotices(offers, answered, now);
  const visitOf = useVisitsSeen(visits);

  async function answer(offer: OfferView, choice: 'accept' | 'decline') {
    const client = accountClient();
    const title = requestTitle(offer);
    try {
      await answerOffer(offer.id, choice);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      add({ id: offer.id, kind: 'refused', text: `${title}: ${error.detail}` });
      setAnswered(new Set(answered).add(offer.id));
      return refreshRequests();
    }
    setAnswered(new Set(answered).add(offer.id));
    const refreshed = refreshRequests();
    // That it is among the appointments is said once it is listed there.
    if (choice === 'accept') await refreshed;
    client.setQueryData(readOffers(userId).queryKey, (list) => list?.filter(({ id }) => id !== offer.id));
    add(
      choice === 'accept'
        ? { id: offer.id, kind: 'accepted', text: acceptedText(title), requestId: offer.requestId }
        : { id: offer.id, kind: 'declined', text: `Declined: ${title}. The next notary is being asked.` },
    );
  }

  return { offers, notices: notices.map((notice) => asItIs(notice, visitOf)), dismiss, answer };
}

type Seen = { visit: RequestView | undefined; wasListed: boolean };

/** What has become of a visit, also of one that has left the list. */
function useVisitsSeen(visits: RequestView[]): (requestId: string) => Seen {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = visits.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  return (requestId) => ({
    visit: visits.find(({ id }) => id === requestId),
    wasListed: seen.has(requestId),
  });
}

const acceptedText = (title: string) => `Accepted: ${title}. It is in your appointments.`;

/** "Accepted" is said for as long as it is true. */
function asItIs(notice: OfferNotice, visitOf: (requestId: string) => Seen): OfferNotice {
  if (notice.requestId === undefined) return notice;
  const { visit, wasListed } = visitOf(notice.requestId);
  const gone = { id: notice.id, kind: 'gone' } as const;
  if (visit?.status === 'cancelled') {
    return { ...gone, text: `Cancelled: ${requestTitle(visit)}. The client has cancelled this appointment.` };
  }
  if (visit?.status === 'completed') return { ...gone, text: `Completed: ${requestTitle(visit)}.` };
  if (visit || !wasListed) return notice;
  return { ...gone, text: 'An appointment that you had accepted is no longer yours.' };
}

/** Tells of each offer that left the list without an answer from here. */
function useNotices(offers: OfferView[], answered: ReadonlySet<string>, now: number) {
  const [seen, setSeen] = useState(offers);
  const [notices, setNotices] = useState<OfferNotice[]>([]);
  const add = (notice: OfferNotice) =>
    setNotices((list) => [notice, ...list.filter(({ id }) => id !== notice.id)]);

  if (seen !== offers) {
    const isOpen = new Set(offers.map(({ id }) => id));
    const gone = seen.filter(({ id }) => !isOpen.has(id) && !answered.has(id));
    setSeen(offers);
    if (gone.length > 0) setNotices([...gone.map((offer) => noticeOf(offer, now)), ...notices]);
  }

  return { notices, add, dismiss: (id: string) => setNotices(notices.filter((notice) => notice.id !== id)) };
}

function noticeOf(offer: OfferView, now: number): OfferNotice {
  const title = requestTitle(offer);
  const hasExpired = Date.parse(offer.expiresAt) <= now + CLOCKS_DIFFER_MS;
  const text = hasExpired
    ? `Expired: ${title}. The time to answer has ended, and the next notary is being asked.`
    : `No longer open: ${title}. The request was cancelled or is no longer offered to you.`;
  return { id: offer.id, kind: 'gone', text };
}

function timeUntilNextLook(offers: OfferView[]): number | false {
  if (offers.length === 0) return false;
  const first = Math.min(...offers.map(({ expiresAt }) => Date.parse(expiresAt)));
  return Math.max(LOOK_AGAIN_MS, first - Date.now() + 500);
}
