'use client';

import { usePositionSharing, type ShownSharing } from '@/components/notary/work/use-position-sharing';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { RequestView } from '@/lib/notary/schema/requests';

type Words = {
  title: string;
  says: string;
  look: 'default' | 'success' | 'waiting' | 'destructive';
  /** what the person can do beside, or instead of, stopping */
  offers?: 'take' | 'share' | 'retry' | 'nothing';
  isBusy?: boolean;
};

const PAUSES =
  'While another app is in front, your phone may pause this; it continues when you come back to this page.';

const words: Record<ShownSharing, Words> = {
  locating: {
    title: 'Finding your position',
    says: 'Your browser may ask whether this site may know where you are.',
    look: 'default',
    isBusy: true,
  },
  sharing: {
    title: 'Sharing your position',
    says: `The client of this visit sees where you are until you arrive. So do an organization that booked it through our API, and an app that the client allowed to see bookings. ${PAUSES}`,
    look: 'success',
  },
  offline: {
    title: 'Your position could not be sent',
    says: 'There is no connection right now. We keep trying; the client sees where you were last.',
    look: 'waiting',
    isBusy: true,
  },
  crowded: {
    title: 'Your position could not be sent',
    says: 'Too many pages are sharing at once; trying again.',
    look: 'waiting',
    isBusy: true,
  },
  refused: {
    title: 'Your position could not be sent',
    says: 'We keep trying; the client sees where you were last.',
    look: 'waiting',
    isBusy: true,
  },
  over: {
    title: 'Your position is no longer sent',
    says: '',
    look: 'waiting',
    offers: 'retry',
  },
  unavailable: {
    title: 'Your device cannot find its location',
    says: 'We keep trying. It often helps to be near a window, and to turn on the location service of the device.',
    look: 'waiting',
    isBusy: true,
  },
  denied: {
    title: 'This site is not allowed to read your position',
    says: 'The client sees that you are on the way, but not where. Allow location access for this site in your browser settings, then try again.',
    look: 'destructive',
    offers: 'retry',
  },
  unsupported: {
    title: 'This browser cannot read a position',
    says: 'The client sees that you are on the way, but not where. Another browser, or your phone, can share it.',
    look: 'waiting',
    offers: 'nothing',
  },
  // Not <SessionEnded>: the visit goes on, and what is offered here is to share it again.
  'signed-out': {
    title: 'You are logged out',
    says: 'Your position is no longer sent. Log in again to continue.',
    look: 'destructive',
    offers: 'retry',
  },
  stopped: {
    title: 'You are not sharing your position',
    says: 'The client sees that you are on the way, but not where.',
    look: 'default',
    offers: 'share',
  },
  elsewhere: {
    title: 'On the way',
    says: 'Your position is shared from another page or device.',
    look: 'default',
    offers: 'take',
  },
  'not-hidden': {
    title: 'The client may still see where you were last',
    says: 'This page no longer sends your position.',
    look: 'destructive',
  },
};

const labels = { take: 'Share from here', share: 'Share again', retry: 'Try again' };

/** Shares the position while the request is en route, and says so, or why it does not. */
export function SharingNotice({ request }: { request: RequestView }) {
  const sharing = usePositionSharing(request);
  const { shown, problem } = sharing;
  const said = shown && words[shown.state];

  return (
    <div role="status" className="empty:hidden">
      {said && (
        <Alert variant={said.look}>
          <AlertTitle className="flex items-center gap-2">
            {said.isBusy && <Spinner />}
            {said.title}
          </AlertTitle>
          <AlertDescription>
            <p>{[shown.detail, said.says].filter(Boolean).join(' ')}</p>
            {problem && <p className="mt-2 text-destructive">{problem}</p>}
            <Choice offers={said.offers} {...sharing} />
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

type ChoiceProps = Pick<Words, 'offers'> &
  Pick<ReturnType<typeof usePositionSharing>, 'isPending' | 'share' | 'stop'>;

function Choice({ offers, isPending, share, stop }: ChoiceProps) {
  const unlessPending = (act: () => void) => () => !isPending && act();
  if (offers === 'nothing') return null;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {offers && (
        <Button variant="outline" size="sm" aria-disabled={isPending} onClick={unlessPending(share)}>
          {labels[offers]}
        </Button>
      )}
      {(!offers || offers === 'take') && (
        <Button variant="outline" size="sm" aria-disabled={isPending} onClick={unlessPending(stop)}>
          Stop sharing
        </Button>
      )}
    </div>
  );
}
