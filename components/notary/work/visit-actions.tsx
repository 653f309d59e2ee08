'use client';

import { useEffect, useRef } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { useBeginning } from '@/components/notary/work/visits/begin-visit';
import { CompleteVisit } from '@/components/notary/work/visits/complete-visit';
import { ContactClient } from '@/components/notary/work/visits/contact-client';
import { MoreForVisit } from '@/components/notary/work/visits/more-for-visit';
import { SharingNotice } from '@/components/notary/work/visits/sharing-notice';
import { StartNavigation } from '@/components/notary/work/visits/start-navigation';
import { beginVisit, changeTravel, completeVisit } from '@/components/notary/work/visits/visit-calls';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import { hasCome } from '@/lib/notary/rules/visit-steps';
import type { RequestView } from '@/lib/notary/schema/requests';

type NextStep = 'set-off' | 'arrive' | 'begin' | 'complete';

/** What the notary of a request does next, beside it the way to the client, and the rest behind “⋯”. Nothing once it has ended. */
export function VisitActions({ request }: { request: RequestView }) {
  const { id, status, departedAt, arrivedAt } = request;
  const next = nextStepOf(request);
  const { steps, onTake } = useFocusOnNext(`${status} ${departedAt} ${arrivedAt}`);
  const take = (step: () => Promise<void>) => {
    onTake();
    return step();
  };
  const { act: run, isPending, problem } = useAction(take);
  const begin = () => beginVisit(id);
  const beginning = useBeginning(request, { onBegin: () => run(begin), onConfirm: () => take(begin) });
  if (status !== 'assigned' && status !== 'in_progress') return null;

  return (
    <div className="grid gap-4 max-sm:w-full">
      <SharingNotice request={request} />
      <Notes request={request} next={next} />
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
        <div className="grid empty:hidden max-sm:w-full">
          {next === 'set-off' && (
            <StartNavigation
              request={request}
              isPending={isPending}
              onStart={() => run(() => changeTravel(id, 'en_route'))}
            />
          )}
          {next === 'arrive' && (
            <Button aria-disabled={isPending} onClick={() => void run(() => changeTravel(id, 'arrived'))}>
              {isPending ? 'Noting your arrival' : 'I have arrived'}
            </Button>
          )}
          {next === 'begin' && <BeginStep {...beginning} isPending={isPending} />}
          {next === 'complete' && (
            <CompleteVisit request={request} onConfirm={() => take(() => completeVisit(id))} />
          )}
        </div>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:*:first:grow">
          <ContactClient request={request} />
          <MoreForVisit request={request} />
          {isPending && <Spinner />}
        </div>
      </div>
      {beginning.dialog}
    </div>
  );
}

/** Null while they wait for the client, and once the visit has ended. */
function nextStepOf(request: RequestView): NextStep | null {
  const { status, departedAt, travelFee } = request;
  if (status === 'in_progress') return hasCome(request) ? 'complete' : 'arrive';
  if (status !== 'assigned' || travelFee === null) return null;
  if (!isMobile(request) || hasCome(request)) return 'begin';
  return departedAt ? 'arrive' : 'set-off';
}

/** What has to be done or waited for before the next step. */
function Notes({ request, next }: { request: RequestView; next: NextStep | null }) {
  const { status, isRemote, travelFee } = request;
  return (
    <>
      {travelFee === null && (
        <p>The client is asked to agree to the travel fee. You can set off once they do.</p>
      )}
      {isRemote && <p>Send the client the link to your video room in the messages.</p>}
      {status === 'in_progress' && next === 'arrive' && (
        <p>You can complete the visit once your arrival is noted.</p>
      )}
    </>
  );
}

type BeginStepProps = Pick<ReturnType<typeof useBeginning>, 'from' | 'begin'> & { isPending: boolean };

function BeginStep({ from, begin, isPending }: BeginStepProps) {
  if (from === null) {
    return (
      <Button aria-disabled={isPending} onClick={() => !isPending && begin()}>
        Begin
      </Button>
    );
  }
  return (
    <p className="text-[0.9375rem] text-muted-foreground">
      You can begin from <LocalTime value={from} />, or earlier once the client agrees on their page.
    </p>
  );
}

/** The button of a step that was taken goes, and the focus with it: the next steps are given it. */
function useFocusOnNext(standing: string) {
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
