import { cancellationFee } from '@/lib/pricing/rules/cancellation';
import type { VisitMode } from '@/lib/pricing/rules/service-types';
import type { Cents } from '@/lib/values/money';
import { isOverdue } from './appointment';
import type { RequestStatus } from './statuses';
import { isAtOffice, isMobile } from './visit-mode';

type Request = {
  status: RequestStatus;
  appointmentAt: Date;
  assignedAt: Date | null;
  /** since when positions show the notary on the way */
  underWayAt: Date | null;
  arrivedAt: Date | null;
  /** since when the client allows an early start */
  beginAgreedAt: Date | null;
  isRemote: boolean;
  mode: VisitMode;
  isTravelOpen: boolean;
  notary: { isDemo: boolean } | null;
  /** the client says so of a visit at the notary's office */
  isOfficeClosed: boolean;
};

/**
 * What its client owes by cancelling a request at this moment: the rule of `lib/pricing`, on the state of a visit. What
 * the notary alone says (that they have set off, that they have begun) makes nothing dearer where somebody has to come. Who
 * allowed an early start has no free hours left once it is made: the notary is coming, or there, because of it.
 */
export function feeToCancel(request: Request, at: Date): Cents {
  const { status, appointmentAt, beginAgreedAt, isTravelOpen } = request;
  const isUnderWay = request.underWayAt !== null || request.arrivedAt !== null;
  return cancellationFee(
    {
      hasNotary: status !== 'pending',
      appointmentAt,
      isMobile: isMobile(request),
      isUnderWay,
      hasStartedEarly: beginAgreedAt !== null && (isUnderWay || status === 'in_progress'),
      isOverdue: isOverdue(request, at) && nobodyCame(request),
      isTravelOpen,
      isDemo: request.notary?.isDemo ?? false,
    },
    at,
  );
}

/** By the arrival where the notary comes; online by the beginning; of an office only who came to it can say. */
function nobodyCame(request: Request): boolean {
  if (request.isRemote) return request.status !== 'in_progress';
  return isAtOffice(request) ? request.isOfficeClosed : request.arrivedAt === null;
}
