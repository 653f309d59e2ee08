'use client';

import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { answerOffer } from '@/components/notary/calls';
import { readOffers } from '@/components/notary/queries';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import type { OfferView } from '@/lib/notary/schema/offers';
import { requestTitle } from '@/lib/notary/rules/services';
import { ApiError } from '@/lib/platform/api-client';

export type OfferNotice = { id: string; kind: 'accepted' | 'declined' | 'gone' | 'refused'; text: string };

const LOOK_AGAIN_MS = 3_000;
/** A browser's clock may be a little behind the server's. */
const CLOCKS_DIFFER_MS = 2_000;

/**
 * The open offers of a notary, what became of those that left, and the two answers. The server decides what is still
 * open: the list is asked for again when the time of an offer has run out.
 */
export function useOffers(userId: string, initialOffers: OfferView[], now: number) {
  const { data: offers } = useRead({
    ...readOffers(userId),
    initialData: initialOffers,
    refetchInterval: ({ state }) => timeUntilNextLook(state.data ?? []),
  });
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { notices, add, dismiss } = useNotices(offers, answered, now);

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
    client.setQueryData(readOffers(userId).queryKey, (list) => list?.filter(({ id }) => id !== offer.id));
    add(
      choice === 'accept'
        ? { id: offer.id, kind: 'accepted', text: `Accepted: ${title}. It is in your appointments.` }
        : { id: offer.id, kind: 'declined', text: `Declined: ${title}. The next notary is being asked.` },
    );
    void refreshRequests();
  }

  return { offers, notices, dismiss, answer };
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
