import { agreeToBegin, confirmArrival, playDemo } from '@/components/notary/calls';
import { requestKeys } from '@/components/notary/queries';
import { isUnderWay } from '@/components/notary/request-links';
import { useNow } from '@/components/kit/use-now';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isMobile } from '@/lib/notary/rules/visit-mode';
import { BEGIN_EARLY_MS } from '@/lib/notary/rules/visit-steps';
import type { RequestView } from '@/lib/notary/schema/requests';

const LOOK_EVERY_MS = 15_000;
/** Nobody stands at the door earlier than this. */
const EXPECTED_FROM_MS = 2 * 60 * 60_000;

/** `note` is to be read before it is pressed. */
type Step = { label: string; note?: string; says: string; call: (id: string) => Promise<unknown> };

const arrival: Step = {
  label: 'The notary is here',
  says: 'Thank you. The arrival is noted.',
  call: confirmArrival,
};
const earlyStart: Step = {
  label: 'Start early is fine',
  note: 'If you let the notary start early, cancelling costs a fee once they are on the way or have begun.',
  says: 'The notary may begin before the time of the appointment.',
  call: agreeToBegin,
};
const play: Step = {
  label: 'Play it now',
  says: 'The demo notary sets off now, whatever the time of the appointment.',
  call: playDemo,
};

/** What the client can say of the visit, and what makes a demo go on. */
export function ClientSteps({ request, size }: { request: RequestView; size?: 'lg' }) {
  const now = useNow(LOOK_EVERY_MS, 0);
  const steps = stepsOf(request, now);
  const note = steps.find((step) => step.note)?.note;
  const rememberFocus = useFocusAfter(steps.map(({ label }) => label).join());
  const { act, isPending, problem } = useAction(({ call }: Step) => call(request.id), {
    says: (_, { says }) => ({ title: says }),
    refreshes: requestKeys,
  });

  return (
    <>
      {steps.map((step) => (
        <Button
          key={step.label}
          variant="outline"
          size={size}
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return;
            rememberFocus();
            void act(step);
          }}
        >
          {step.label}
        </Button>
      ))}
      {note && <p className="col-span-2 w-full text-sm text-muted-foreground">{note}</p>}
      <div role="alert" className="col-span-2 w-full empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
    </>
  );
}

/** Before the page's own clock runs (`now` is 0) nothing is offered that depends on the hour. */
function stepsOf(request: RequestView, now: number): Step[] {
  const { status, notary, departedAt, playedAt } = request;
  if (!notary) return [];
  if (notary.isDemo) return status === 'assigned' && !playedAt && !departedAt ? [play] : [];
  const leftMs = Date.parse(request.appointmentDate) - now;
  return [
    ...(canConfirm(request) && (departedAt || leftMs <= EXPECTED_FROM_MS) ? [arrival] : []),
    ...(status === 'assigned' && !request.beginAgreedAt && now > 0 && leftMs > BEGIN_EARLY_MS
      ? [earlyStart]
      : []),
  ];
}

function canConfirm(request: RequestView): boolean {
  return isMobile(request) && !request.arrivedAt && isUnderWay(request);
}
