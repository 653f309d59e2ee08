'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAction } from '@/components/layout/use-action';
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
import type { RequestView } from '@/lib/notary/schema/requests';

/** What the notary of a request does next: set off, arrive, begin, complete, write to the client, or withdraw. Nothing once it is over. */
export function VisitActions({ request }: { request: RequestView }) {
  const { act, isPending, problem } = useAction();
  const { id, status, isRemote, departedAt, arrivedAt } = request;
  const { steps, onTake } = useNextStep(`${status} ${departedAt} ${arrivedAt}`);
  if (status !== 'assigned' && status !== 'in_progress') return null;

  const canSetOff = status === 'assigned' && !isRemote && !departedAt;
  const canArrive = isEnRoute(request) && !isRemote;
  const run = (step: () => Promise<void>) => {
    onTake();
    return act(step, () => {});
  };

  return (
    <div className="grid gap-4">
      <SharingNotice request={request} />
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
          <Step isPending={isPending} onTake={() => run(() => changeTravel(id, 'arrived'))}>
            I have arrived
          </Step>
        )}
        {status === 'assigned' && (
          <Step
            isPending={isPending}
            isSecond={!isRemote && !arrivedAt}
            onTake={() => run(() => changeStatus(id, 'in_progress'))}
          >
            Begin
          </Step>
        )}
        {status === 'in_progress' && (
          <Step isPending={isPending} onTake={() => run(() => changeStatus(id, 'completed'))}>
            Complete
          </Step>
        )}
        {canArrive && <MapLink location={request.location} />}
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

type StepProps = { isPending: boolean; isSecond?: boolean; onTake: () => Promise<void>; children: string };

function Step({ isPending, isSecond = false, onTake, children }: StepProps) {
  return (
    <Button
      variant={isSecond ? 'outline' : 'default'}
      aria-disabled={isPending}
      onClick={() => void onTake()}
    >
      {children}
    </Button>
  );
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
