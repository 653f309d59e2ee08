'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAction } from '@/components/kit/use-action';
import { BeginVisit } from '@/components/notary/work/visits/begin-visit';
import { CompleteVisit } from '@/components/notary/work/visits/complete-visit';
import { ContactClient } from '@/components/notary/work/visits/contact-client';
import { mapLink } from '@/components/notary/work/visits/map-link';
import { SharingNotice } from '@/components/notary/work/visits/sharing-notice';
import { StartNavigation } from '@/components/notary/work/visits/start-navigation';
import { changeStatus, changeTravel } from '@/components/notary/work/visits/visit-calls';
import { isEnRoute } from '@/components/notary/work/visits/which-visits';
import { WithdrawButton } from '@/components/notary/work/visits/withdraw-button';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import type { RequestView } from '@/lib/notary/schema/requests';

/** What the notary of a request does next: set off, arrive, begin, complete, write to the client, or withdraw. Nothing once it has ended. */
export function VisitActions({ request }: { request: RequestView }) {
  const { id, status, isRemote, departedAt, arrivedAt } = request;
  const { steps, onTake } = useNextStep(`${status} ${departedAt} ${arrivedAt}`);
  const isTravelOpen = request.travelFee === null;
  const comes = isMobile(request);
  const canSetOff = status === 'assigned' && comes && !departedAt && !isTravelOpen;
  const canArrive = comes && (isEnRoute(request) || (status === 'in_progress' && !arrivedAt));
  const take = (step: () => Promise<void>) => {
    onTake();
    return step();
  };
  const { act: run, isPending, problem } = useAction(take);
  const begin = () => changeStatus(id, 'in_progress');
  if (status !== 'assigned' && status !== 'in_progress') return null;

  return (
    <div className="grid gap-4">
      <SharingNotice request={request} />
      {isTravelOpen && <p>The client is asked to agree to the travel fee. You can set off once they do.</p>}
      {isRemote && <p>Send the client the link to your video room in the messages.</p>}
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <div
        ref={steps}
        role="group"
        aria-label="Next step"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-3 outline-none"
      >
        {canSetOff && (
          <StartNavigation
            request={request}
            isPending={isPending}
            onStart={() => run(() => changeTravel(id, 'en_route'))}
          />
        )}
        {canArrive && (
          <Button aria-disabled={isPending} onClick={() => void run(() => changeTravel(id, 'arrived'))}>
            I have arrived
          </Button>
        )}
        {status === 'assigned' && !isTravelOpen && (
          <BeginVisit
            request={request}
            isPending={isPending}
            isSecond={comes && !arrivedAt}
            onBegin={() => run(begin)}
            onConfirm={() => take(begin)}
          />
        )}
        {status === 'in_progress' && (
          <CompleteVisit request={request} onConfirm={() => take(() => changeStatus(id, 'completed'))} />
        )}
        {isEnRoute(request) && <MapLink location={request.location} />}
        <ContactClient request={request} />
        {status === 'assigned' && <WithdrawButton request={request} />}
        {isPending && <Spinner />}
      </div>
    </div>
  );
}

/** The button of a step that was taken goes, and the focus with it: the next steps are given it. */
function useNextStep(standing: string) {
  const steps = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);

  useEffect(() => {
    if (!isTaken.current || document.activeElement !== document.body) return;
    isTaken.current = false;
    steps.current?.focus();
  }, [standing]);

  function onTake() {
    isTaken.current = true;
  }

  return { steps, onTake };
}

const stay = () => () => {};

/** A browser may have kept the map from opening, or the notary closed it. */
function MapLink({ location }: { location: string | null }) {
  const userAgent = useSyncExternalStore(
    stay,
    () => navigator.userAgent,
    () => '',
  );
  if (!location) return null;
  return (
    <a
      href={mapLink(location, userAgent)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: 'ghost' })}
    >
      Open the map<span className="sr-only"> in a new tab</span>
    </a>
  );
}
