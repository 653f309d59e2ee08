import { cancellationFee } from '@/lib/pricing/rules/cancellation';
import type { VisitMode } from '@/lib/pricing/rules/service-types';
import type { Cents } from '@/lib/values/money';
import { isOverdue } from './appointment';
import type { RequestStatus } from './statuses';

type Request = {
  status: RequestStatus;
  appointmentAt: Date;
  assignedAt: Date | null;
  departedAt: Date | null;
  arrivedAt: Date | null;
  isRemote: boolean;
  mode: VisitMode;
  isTravelOpen: boolean;
  notary: { isDemo: boolean } | null;
};

/** What its client owes by cancelling a request at this moment: the rule of `lib/pricing`, on the state of a visit. */
export function feeToCancel(request: Request, at: Date): Cents {
  const { status, appointmentAt, departedAt, arrivedAt, isRemote, mode, isTravelOpen } = request;
  const isUnderWay = departedAt !== null || arrivedAt !== null || status === 'in_progress';
  // To an office the client comes: nobody is late for whom the notary waits there.
  const isAwaited = isRemote || mode === 'mobile';
  return cancellationFee(
    {
      hasNotary: status !== 'pending',
      appointmentAt,
      isMobile: !isRemote && mode === 'mobile',
      isUnderWay,
      isOverdue: isAwaited && !isUnderWay && isOverdue(request, at),
      isTravelOpen,
      isDemo: request.notary?.isDemo ?? false,
    },
    at,
  );
}
