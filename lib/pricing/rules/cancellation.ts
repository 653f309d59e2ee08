import { formatPrice, type Cents } from '@/lib/values/money';

export const CANCELLATION_CENTS: Cents = 2_500;
/** Of a mobile visit whose notary is seen to be coming, or there. */
export const MOBILE_CANCELLATION_CENTS: Cents = 5_000;
const FREE_HOURS = 2;

/** The rule in one sentence, for every place that says it. */
export const CANCELLATION_RULE = `Cancelling is free while no notary is assigned or more than ${FREE_HOURS} hours are left before the appointment. After that, or once a visit that you let start early is under way or has begun, it costs ${formatPrice(CANCELLATION_CENTS)}, or ${formatPrice(MOBILE_CANCELLATION_CENTS)} for a mobile visit under way, and the notary gets it.`;

/** What under way means, and when it is nobody's fault but ours or the notary's. */
export const CANCELLATION_EXCEPTIONS =
  'A mobile visit is under way once positions of the notary show that they are coming, or once they have arrived. You pay nothing if the notary cancels, if nobody is found, or while you have not agreed to the travel fee. From 15 minutes after the time of the appointment, or after the notary accepted if that was later, you also pay nothing if the notary has not arrived, if an online session has not begun, or if you tell us that the office was closed.';

type CancelledVisit = {
  hasNotary: boolean;
  appointmentAt: Date;
  isMobile: boolean;
  /** positions show the notary on the way, or they are there */
  isUnderWay: boolean;
  /** the client let the notary come and begin before the hour, and they are doing so */
  hasStartedEarly: boolean;
  /** the hour has passed, and the notary has not come */
  isOverdue: boolean;
  /** the client has not agreed to the travel fee yet */
  isTravelOpen: boolean;
  /** a demo notary has it: nobody comes, and nobody is owed anything */
  isDemo: boolean;
};

/** What a client owes the notary by cancelling at this moment. */
export function cancellationFee(visit: CancelledVisit, at: Date): Cents {
  const { hasNotary, appointmentAt, isMobile, isUnderWay, isOverdue, isTravelOpen, isDemo } = visit;
  const isFreeYet =
    !visit.hasStartedEarly && appointmentAt.getTime() - at.getTime() > FREE_HOURS * 60 * 60_000;
  if (!hasNotary || isDemo || isTravelOpen || isOverdue || isFreeYet) return 0;
  return isMobile && isUnderWay ? MOBILE_CANCELLATION_CENTS : CANCELLATION_CENTS;
}
