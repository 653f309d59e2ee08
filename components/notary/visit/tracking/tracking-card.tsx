'use client';

import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useMessageDialog } from '@/components/notary/visit/messages/use-message-dialog';
import { InitialsBadge } from '@/components/notary/visit/tracking/initials-badge';
import type { LastSeen } from '@/components/notary/visit/tracking/last-seen';
import { ratingInWords } from '@/components/notary/visit/tracking/rating-words';
import {
  announcement,
  arrivalSentence,
  minutesAway,
  minutesInWords,
  statusSentence,
} from '@/components/notary/visit/tracking/tracking-words';
import { useClearance } from '@/components/notary/visit/tracking/use-clearance';
import { useLastSeen } from '@/components/notary/visit/tracking/use-last-seen';
import { useTracking } from '@/components/notary/visit/tracking/use-tracking';
import { RequestStatusBadge } from '@/components/shell/request-status-badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { rememberFocus } from '@/components/ui/remember-focus';
import { DEMO_NOTARY } from '@/lib/notary/rules/demo';
import { shownStatus } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { Tracking } from '@/lib/notary/schema/tracking';
import { milesInWords } from '@/lib/values/miles';

type TrackingCardProps = {
  request: RequestView;
  /** The page shows the same by now: the card closes, once nothing is being written in its messages. */
  isReplaced?: boolean;
  onClose: () => void;
};

/** Who comes, and when, in the corner of the screen. Give it the request's id as its key. */
export function TrackingCard({ request, isReplaced = false, onClose }: TrackingCardProps) {
  const { id, notary, isRemote } = request;
  const { tracking, connection, refusal } = useTracking(id);
  const seen = useLastSeen(tracking);
  const [Messages, askMessages] = useMessageDialog();
  const [isWriting, setIsWriting] = useState(false);
  const card = useRef<HTMLElement>(null);
  useClearance(card);
  useCardFocus(card);
  const status = tracking?.status ?? shownStatus(request);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isReplaced && !isWriting) close();
  }, [isReplaced, isWriting]);

  async function contact() {
    if (await askMessages()) setIsWriting(true);
  }

  return (
    <>
      <aside
        ref={card}
        tabIndex={-1}
        hidden={isReplaced}
        aria-label="Notary tracking"
        data-product="guardsign"
        className="fixed right-4 bottom-4 z-40 grid w-[min(22rem,calc(100vw-2rem))] animate-appear grid-cols-1 gap-4 rounded-lg border bg-popover p-4 text-popover-foreground floating max-lg:bottom-[calc(var(--bar,0px)+env(safe-area-inset-bottom)+1rem)] print:hidden"
      >
        <div className="flex items-start gap-3 pr-8">
          <InitialsBadge initials={notary?.initials ?? '–'} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{notary?.name ?? 'Not assigned yet'}</p>
            {notary && <p className="text-sm text-muted-foreground">{ratingInWords(notary.rating)}</p>}
            {notary?.isDemo && <p className="text-sm text-muted-foreground">{DEMO_NOTARY}</p>}
          </div>
          <span className="mt-0.5 ml-auto">
            <RequestStatusBadge status={status} />
          </span>
        </div>
        <p className="text-[0.9375rem] leading-6">
          {refusal?.detail ??
            (tracking && arrivalSentence(tracking, seen)) ??
            statusSentence(status, isRemote)}
          {connection === 'polling' && ' The live connection is down: checked every 30 seconds.'}
        </p>
        {tracking && <Figures tracking={tracking} seen={seen} />}
        <p role="status" className="sr-only">
          {tracking && announcement(tracking, isRemote, seen?.noNews)}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Link
            href={`/live-tracking?request=${id}`}
            prefetch={false}
            className={buttonVariants({ variant: 'default' })}
          >
            View Map
          </Link>
          <Button variant="outline" disabled={!notary} onClick={() => void contact()}>
            Contact
          </Button>
        </div>
        <button
          type="button"
          aria-label="Close tracking"
          className="absolute top-2 right-2 grid size-8 place-items-center rounded-md text-muted-foreground transition-colors duration-150 hover:bg-accent hover:text-accent-foreground max-sm:top-1 max-sm:right-1 max-sm:size-11"
          onClick={onClose}
        >
          <CloseIcon className="size-4" />
        </button>
      </aside>
      {isWriting && Messages && <Messages requestId={id} onClose={() => setIsWriting(false)} />}
    </>
  );
}

/** What was asked for and floats above the page has the focus first; once it is closed the focus is where it was. */
function useCardFocus(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    const giveBack = rememberFocus();
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      if (activeElement === body || element?.contains(activeElement)) giveBack();
    };
  }, [card]);
}

function Figures({ tracking, seen }: { tracking: Tracking; seen: LastSeen | null }) {
  const { distance } = tracking;
  const eta = minutesAway(tracking, seen);
  if (eta === null && distance === null) return null;
  const etaInWords = eta === null ? 'Not known' : minutesInWords(eta);
  return (
    <div className="grid gap-2 border-t pt-3">
      <dl className="grid grid-cols-2 gap-3">
        <Figure name="ETA" value={seen?.noNews ?? etaInWords} />
        <Figure name="Distance" value={distance === null ? 'Not known' : milesInWords(distance)} />
      </dl>
      {seen && <p className="text-sm text-muted-foreground">{seen.ago}</p>}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-lg leading-7 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
