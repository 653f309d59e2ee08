'use client';

import { usePositionSharing } from '@/components/notary/work/use-position-sharing';
import type { SharingState } from '@/components/notary/work/visits/share-position';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { RequestView } from '@/lib/notary/schema/requests';

type Words = {
  title: string;
  says: string;
  look: 'default' | 'success' | 'waiting' | 'destructive';
  /** what the person can do; else stop */
  offers?: 'share' | 'retry';
  isBusy?: boolean;
};

const PAUSES =
  'While another app is in front, your phone may pause this; it goes on when you come back to this page.';

const words: Record<SharingState | 'stopped', Words> = {
  locating: {
    title: 'Finding your position',
    says: 'Your browser may ask whether this site may know where you are.',
    look: 'default',
    isBusy: true,
  },
  sharing: {
    title: 'Sharing your position',
    says: `The client of this visit sees where you are until you arrive, and nobody else does. ${PAUSES}`,
    look: 'success',
  },
  offline: {
    title: 'Your position could not be sent',
    says: 'There is no connection at the moment. We keep trying; the client sees where you were last.',
    look: 'waiting',
    isBusy: true,
  },
  unavailable: {
    title: 'Your device does not know where it is',
    says: 'We keep trying. It often helps to be near a window, and to turn on the location service of the device.',
    look: 'waiting',
    isBusy: true,
  },
  denied: {
    title: 'This site may not read your position',
    says: 'The client sees that you are on the way, but not where. Allow the location for this site in the settings of your browser, then try again.',
    look: 'destructive',
    offers: 'retry',
  },
  unsupported: {
    title: 'This browser cannot read a position',
    says: 'The client sees that you are on the way, but not where. Another browser, or your phone, can share it.',
    look: 'waiting',
  },
  'signed-out': {
    title: 'You are signed out',
    says: 'Your position is no longer sent. Sign in again to go on.',
    look: 'destructive',
    offers: 'retry',
  },
  stopped: {
    title: 'You are not sharing your position',
    says: 'The client sees that you are on the way, but not where.',
    look: 'default',
    offers: 'share',
  },
};

/** Shares the position while the request is en route, and says so, or why it does not. */
export function SharingNotice({ request }: { request: RequestView }) {
  const { state, stop, share } = usePositionSharing(request);
  const shown = state && words[state];

  return (
    <div role="status" className="empty:hidden">
      {shown && (
        <Alert variant={shown.look}>
          <AlertTitle className="flex items-center gap-2">
            {shown.isBusy && <Spinner />}
            {shown.title}
          </AlertTitle>
          <AlertDescription>
            <p>{shown.says}</p>
            {state !== 'unsupported' && (
              <Button variant="outline" size="sm" className="mt-3" onClick={shown.offers ? share : stop}>
                {labelOf(shown.offers)}
              </Button>
            )}
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

function labelOf(offers: Words['offers']) {
  if (!offers) return 'Stop sharing';
  return offers === 'share' ? 'Share again' : 'Try again';
}
