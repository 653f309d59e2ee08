import type { RequestView } from '@/lib/notary/schema/requests';

/** On the road to the client: set off, not there yet. */
export function isEnRoute({ status, departedAt, arrivedAt }: RequestView): boolean {
  return status === 'assigned' && departedAt !== null && arrivedAt === null;
}

/** Assigned or in progress and dated now or later, and what is under way whatever its hour; the next one first. */
export function listUpcoming(requests: RequestView[], now: number): RequestView[] {
  return requests.filter((request) => isOpen(request) && !isPastItsHour(request, now)).sort(byAppointment);
}

/** Assigned visits whose hour has passed without a start: they would be in nobody's way, and never end. */
export function listOverdue(requests: RequestView[], now: number): RequestView[] {
  return requests.filter((request) => isOpen(request) && isPastItsHour(request, now)).sort(byAppointment);
}

/** Taken off the list of what is coming by its client: shown until its hour, the next one first. */
export function listCancelled(requests: RequestView[], now: number): RequestView[] {
  return requests
    .filter(({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'client')
    .filter(({ appointmentDate }) => Date.parse(appointmentDate) > now)
    .sort(byAppointment);
}

/** The newest first. */
export function listCompleted(requests: RequestView[]): RequestView[] {
  return requests
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''));
}

function isOpen({ status }: RequestView) {
  return status === 'assigned' || status === 'in_progress';
}

function isPastItsHour({ status, departedAt, appointmentDate }: RequestView, now: number) {
  return status === 'assigned' && departedAt === null && Date.parse(appointmentDate) < now;
}

function byAppointment(a: RequestView, b: RequestView) {
  return a.appointmentDate.localeCompare(b.appointmentDate);
}
