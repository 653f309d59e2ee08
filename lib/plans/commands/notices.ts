import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { Tx } from '@/lib/platform/db';
import { formatPrice } from '@/lib/values/money';
import { longDay } from '@/lib/values/date-format';
import { planNames } from '../rules/choices';
import { priceOf, RETRIEVAL_DAYS } from '../rules/plan-prices';
import type { PlanChange, SubscriptionState } from '../rules/subscription';

const href = '/settings/plan';

const IS_DEMO = 'The plan is a demo: no card is asked for, and no money moves.';
const HOW_TO_CANCEL =
  'You can cancel on the page of your plan; it then stays in force until its period ends.';
const WAS_DEMO = 'The plan was a demo: no money moved.';

type News = { userId: string; change: NonNullable<PlanChange>; state: SubscriptionState; isDemo: boolean };

/** Tells the holder what became of their plan; a renewal is told by its receipt. */
export async function tellOfPlan(tx: Tx, { userId, change, state, isDemo }: News): Promise<void> {
  const name = planNames[state.plan];
  const demo = isDemo ? ' (demo)' : '';
  switch (change) {
    case 'started':
      return notifyByMail(tx, {
        userId,
        type: 'plan.started',
        href,
        title: `${name} has begun${demo}`,
        message: `${began(state, isDemo)} ${HOW_TO_CANCEL}`,
      });
    case 'changed':
      return notifyByMail(tx, {
        userId,
        type: 'plan.changed',
        href,
        title: `Your plan is ${name} now${demo}`,
        message: `${renews(state)} ${isDemo ? `${IS_DEMO} ` : ''}${HOW_TO_CANCEL}`,
      });
    case 'cancelled':
      return notifyByMail(tx, {
        userId,
        type: 'plan.cancelled',
        href,
        title: `${name} is cancelled${demo}`,
        message: `It stays in force until ${longDay(state.cancelsAt ?? state.periodEndsAt)}. ${isDemo ? IS_DEMO : 'Nothing more is charged.'}`,
      });
    case 'payment_failed':
      return notifyByMail(tx, {
        userId,
        type: 'plan.payment_failed',
        href,
        title: `A payment for ${name} failed`,
        message:
          'The card was refused. It will be tried again; your plan is in force meanwhile. Please check your card.',
      });
    case 'ended':
      return notifyByMail(tx, {
        userId,
        type: 'plan.ended',
        href,
        title: `${name} has ended${demo}`,
        message: `${isDemo ? `${WAS_DEMO} ` : ''}Everything in your vault can still be read and downloaded, also after the ${RETRIEVAL_DAYS} days that we promise. New documents need room in the free vault, or a plan.`,
      });
    default:
      return undefined;
  }
}

type Trial = {
  userId: string;
  isDemo: boolean;
  plan: SubscriptionState['plan'];
  period: SubscriptionState['period'];
};

/** A trial becomes a paid plan in a few days, unless it is cancelled before. */
export async function tellOfTrialEnd(tx: Tx, trial: Trial & { endsAt: Date }): Promise<void> {
  const price = formatPrice(priceOf(trial));
  await notifyByMail(tx, {
    userId: trial.userId,
    type: 'plan.trial_ending',
    href,
    title: `Your trial of ${planNames[trial.plan]} ends on ${longDay(trial.endsAt)}${trial.isDemo ? ' (demo)' : ''}`,
    message: trial.isDemo
      ? `Then the demo plan goes on at ${price} a ${trial.period}, unless you cancel before that day. ${IS_DEMO}`
      : `Then ${price} is charged for the first ${trial.period}. If you cancel before that day, nothing is charged.`,
  });
}

/** A second plan was bought beside one that is in force. */
export async function tellOfSecond(tx: Tx, userId: string): Promise<void> {
  await notifyByMail(tx, {
    userId,
    type: 'plan.second_ended',
    href,
    title: 'A second plan was undone',
    message:
      'Your account has a plan already, so the second one was ended at once. What was paid for it goes back to your card.',
  });
}

function began({ status, trialEndsAt, ...choice }: SubscriptionState, isDemo: boolean): string {
  const price = formatPrice(priceOf(choice));
  const onwards = renews(choice);
  const isTrial = status === 'trialing' && trialEndsAt;
  if (isDemo) {
    const trial = isTrial ? `Your trial runs until ${longDay(trialEndsAt)}. ` : '';
    return `${trial}${onwards} ${IS_DEMO}`;
  }
  return isTrial
    ? `Your trial runs until ${longDay(trialEndsAt)}. Then ${price} is charged for the first ${choice.period}, unless you cancel before. ${onwards}`
    : onwards;
}

function renews(choice: Pick<SubscriptionState, 'plan' | 'period'>): string {
  return `It renews every ${choice.period} for ${formatPrice(priceOf(choice))} until you cancel.`;
}
