import { useNow } from '@/components/kit/use-now';
import { waitingLine } from '@/components/notary/waiting-line';
import type { Party } from '@/lib/notary/policy';
import { isAtOffice } from '@/lib/notary/rules/visit-mode';
import { isOverdue } from '@/lib/notary/rules/appointment';
import { demoNote, namedAsDemo } from '@/lib/notary/rules/demo';
import { SEARCH_ENDS } from '@/lib/notary/rules/offer-window';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

const MINUTE_MS = 60_000;
const PASSED = 'The time of this appointment has passed, and the visit has not begun.';

type StandingNoteProps = { request: RequestView; party: Party | null };

/** One sentence on the state of things, said again when it changes. */
export function StandingNote({ request, party }: StandingNoteProps) {
  // On the server it is never late: the page's own clock says so once it runs.
  const now = useNow(MINUTE_MS, 0);

  return (
    <p role="status" className="mt-3 measure text-base">
      {waitingLine(request) ??
        overdueLine(request, { party, now }) ??
        progressLine(request, party) ??
        endLine(request, party)}
    </p>
  );
}

/** Nobody has come, and nobody is on the way. */
function overdueLine(
  { status, departedAt, arrivedAt, appointmentDate, assignedAt }: RequestView,
  { party, now }: { party: Party | null; now: number },
): string | null {
  if (status !== 'assigned' || departedAt || arrivedAt) return null;
  const moments = {
    appointmentAt: new Date(appointmentDate),
    assignedAt: assignedAt === null ? null : new Date(assignedAt),
  };
  if (!isOverdue(moments, new Date(now))) return null;
  if (party === 'client') return `${PASSED} Write to the notary, or cancel the request and make a new one.`;
  return party === 'notary' ? `${PASSED} Please set off, begin it, or withdraw.` : PASSED;
}

function progressLine(request: RequestView, party: Party | null): string | null {
  const { status, isRemote, departedAt, arrivedAt, notary, travelAsked } = request;
  const name = notary ? namedAsDemo(notary.name, notary.isDemo) : 'The notary';
  if (status === 'in_progress') return 'The signing is under way.';
  if (status !== 'assigned') return null;
  if (party === 'notary') return notaryLine(request);
  if (isRemote && notary?.isDemo) return `${name} has accepted. ${demoNote(true)}`;
  if (isRemote) return `${name} has accepted, and meets you by video at the time of the appointment.`;
  if (isAtOffice(request)) return `${name} has accepted, and expects you at the office.`;
  if (travelAsked) return `${name} has accepted, and waits for your word on the travel fee.`;
  if (arrivedAt) return `${name} has arrived.`;
  if (departedAt) return `${name} is on the way.`;
  if (request.playedAt && notary?.isDemo) return `${name} sets off in a moment: you had the demo played.`;
  if (request.beginAgreedAt) return `${name} has accepted, and may come and begin earlier: you agreed.`;
  return `${name} has accepted, and comes at the time of the appointment.`;
}

function notaryLine(request: RequestView): string {
  const { isRemote, departedAt, arrivedAt, beginAgreedAt, travelFee } = request;
  if (isRemote) return 'You have accepted. The client meets you by video at the time of the appointment.';
  if (isAtOffice(request)) return 'You have accepted. The client comes to your office.';
  if (travelFee === null)
    return 'You have accepted. Please wait until the client has agreed to the travel fee.';
  if (arrivedAt) return 'You have arrived. The client knows.';
  if (departedAt) return 'You are on the way. The client can follow it.';
  if (beginAgreedAt) return 'You have accepted. The client agreed to an early start.';
  return 'You have accepted. The client expects you at the time of the appointment.';
}

function endLine(request: RequestView, party: Party | null): string {
  const { status, cancelledBy, cancellationFee, review, notary, isRemote } = request;
  if (status === 'completed') {
    const by = notary?.isDemo ? ` (demo: nobody ${isRemote ? 'met you by video' : 'came'})` : '';
    return party === 'client' && !review && !notary?.isDemo
      ? `The visit is completed${by}. Rate the visit below. Others see the average of the stars; your comment is read by the notary and by us.`
      : `The visit is completed${by}.`;
  }
  if (cancelledBy === 'nobody_found') return `Nobody had accepted by ${SEARCH_ENDS}. You owe nothing.`;
  const who =
    cancelledBy === 'client' && party === 'client'
      ? 'You cancelled this request.'
      : 'This request was cancelled.';
  return `${who} ${cancellationFee > 0 ? `The fee for it is ${formatMoney(toCents(cancellationFee))}.` : 'Nothing is owed for it.'}`;
}
