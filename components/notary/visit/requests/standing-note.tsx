import { useNow } from '@/components/notary/work/use-now';
import { waitingLine } from '@/components/notary/waiting-line';
import type { Party } from '@/lib/notary/policy';
import { isOverdue } from '@/lib/notary/rules/appointment';
import { namedAsDemo } from '@/lib/notary/rules/demo';
import type { RequestView } from '@/lib/notary/schema/requests';

const MINUTE_MS = 60_000;
const PASSED = 'The time of this appointment has passed, and the visit has not begun.';

type StandingNoteProps = { request: RequestView; party: Party | null };

/** One sentence on the state of things, said again when it changes. */
export function StandingNote({ request, party }: StandingNoteProps) {
  // On the server it is never late: the page's own clock says so once it runs.
  const now = useNow(MINUTE_MS, 0);

  return (
    <p role="status" className="mt-4 measure text-lg text-muted-foreground">
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
  const { status, isRemote, departedAt, arrivedAt, notary } = request;
  const name = notary ? namedAsDemo(notary.name, notary.isDemo) : 'The notary';
  if (status === 'in_progress') return 'The signing is under way.';
  if (status !== 'assigned') return null;
  if (party === 'notary') return notaryLine(request);
  if (isRemote) return `${name} has accepted, and meets you by video at the time of the appointment.`;
  if (arrivedAt) return `${name} has arrived.`;
  if (departedAt) return `${name} is on the way.`;
  if (request.beginAgreedAt) return `${name} has accepted, and may come and begin earlier: you agreed.`;
  return `${name} has accepted, and comes at the time of the appointment.`;
}

function notaryLine({ isRemote, departedAt, arrivedAt, beginAgreedAt }: RequestView): string {
  if (isRemote) return 'You have accepted. The client meets you by video at the time of the appointment.';
  if (arrivedAt) return 'You have arrived. The client knows.';
  if (departedAt) return 'You are on the way. The client can follow it.';
  if (beginAgreedAt) return 'You have accepted. The client is fine with an early start.';
  return 'You have accepted. The client expects you at the time of the appointment.';
}

function endLine({ status, cancelledBy, review }: RequestView, party: Party | null): string {
  if (status === 'completed') {
    return party === 'client' && !review
      ? 'The visit is completed. Tell others below how it went.'
      : 'The visit is completed.';
  }
  if (cancelledBy === 'nobody_found') return 'No notary was free until the appointment. Nothing was charged.';
  if (cancelledBy === 'client' && party === 'client')
    return 'You cancelled this request. Nothing was charged.';
  return 'This request was cancelled. Nothing was charged.';
}
