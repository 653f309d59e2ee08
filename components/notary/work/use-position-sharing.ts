'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAction } from '@/components/kit/use-action';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import {
  sharePosition,
  type SharingNews,
  type SharingState,
} from '@/components/notary/work/visits/share-position';
import {
  isSharingTab,
  leaveSharing,
  onSharingTab,
  shareFromThisTab,
} from '@/components/notary/work/visits/sharing-tab';
import { changeSharing } from '@/components/notary/work/visits/visit-calls';
import { isEnRoute } from '@/components/notary/work/visits/which-visits';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Also: stopped by this tab or another page, another page shares, or the server could not be told to hide the place. */
export type ShownSharing = SharingState | 'stopped' | 'elsewhere' | 'not-hidden';

type News = { state: SharingState | 'stopped'; detail?: string };

const nothingYet: News = { state: 'locating' };

/** With these the notary is to be hidden from the client. */
const ENDS: readonly News['state'][] = ['denied', 'unsupported', 'stopped'];

/**
 * Shares the notary's position while a request is en route, in the tab that set off or took over, also after a reload,
 * and ends by itself with the way: on arrival, when the visit begins, when it is cancelled. Whether the client may see it
 * is the server's to know, for all pages. `shown` is null while there is nothing to share.
 */
export function usePositionSharing(request: RequestView) {
  const { id, notaryId, isPositionHidden } = request;
  const isUnderWay = isEnRoute(request) && !request.isRemote;
  const isHere = useSyncExternalStore(
    onSharingTab,
    () => isSharingTab(id),
    () => false,
  );
  const [news, setNews] = useNews(isPositionHidden);
  const [attempt, setAttempt] = useState(1);
  const hiding = useAction(() => changeSharing(id, false));
  const showing = useAction(() => changeSharing(id, true), {
    onDone: () => {
      shareFromThisTab(id);
      setAttempt((before) => before + 1);
    },
  });
  const hear = useEffectEvent((heard: SharingNews) => {
    if (ENDS.includes(heard.state)) return hide(heard);
    setNews(heard);
    // The page is out of date.
    if (heard.state === 'over') void refreshRequests();
  });

  useEffect(() => {
    if (!isUnderWay || !isHere || isPositionHidden || !notaryId) return;
    // A copy of a tab copies what it remembers.
    shareFromThisTab(id);
    return sharePosition({ userId: notaryId, onChange: (heard) => hear(heard) });
  }, [attempt, id, isHere, isPositionHidden, isUnderWay, notaryId]);

  // Whichever page shows it again shares it.
  useEffect(() => {
    if (isPositionHidden) leaveSharing(id);
  }, [id, isPositionHidden]);

  function hide(why: News) {
    setNews(why);
    leaveSharing(id);
    void hiding.act();
  }

  function share() {
    setNews(nothingYet);
    void showing.act();
  }

  const isEnded = ENDS.includes(news.state);
  const shown = showSharing({ news, isHere, isPositionHidden, hiding, showing });
  return {
    shown: isUnderWay ? shown : null,
    problem: isEnded || isHere ? null : showing.problem,
    isPending: hiding.isPending || showing.isPending,
    stop: () => hide({ state: 'stopped' }),
    share,
  };
}

/** How it goes in this tab. Why it ended here is of no interest anymore once another page shares again. */
function useNews(isPositionHidden: boolean) {
  const [news, setNews] = useState(nothingYet);
  const [wasHidden, setWasHidden] = useState(isPositionHidden);
  if (wasHidden !== isPositionHidden) {
    setWasHidden(isPositionHidden);
    if (wasHidden && ENDS.includes(news.state)) setNews(nothingYet);
  }
  return [news, setNews] as const;
}

type Call = Pick<ReturnType<typeof useAction>, 'isPending' | 'problem'>;
type Standing = Pick<RequestView, 'isPositionHidden'> & {
  news: News;
  isHere: boolean;
  hiding: Call;
  showing: Call;
};

type Shown = { state: ShownSharing; detail?: string };

function showSharing({ news, isHere, isPositionHidden, hiding, showing }: Standing): Shown {
  if (ENDS.includes(news.state)) {
    const isFailed = hiding.problem !== null && !isPositionHidden;
    return isFailed ? { state: 'not-hidden', detail: hiding.problem ?? undefined } : news;
  }
  if (showing.isPending) return nothingYet;
  if (isPositionHidden) return { state: 'stopped' };
  return isHere ? news : { state: 'elsewhere' };
}
