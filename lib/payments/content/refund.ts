import { formatPrice } from '@/lib/values/money';
import { DEED_PROTECTION_CENTS, DEMO_TAKEN_BACK, DEMO_TAKEN_BACK_TITLE, WHERE_MONEY_GOES } from '../rules';

const PRICE = formatPrice(DEED_PROTECTION_CENTS);

type About = {
  property: string | null;
  isDemo: boolean;
  /** the lock had ended before the money was asked back */
  isOver: boolean;
};

/** Told when somebody asked for the money back. */
export function refundAsked({ property, isDemo, isOver }: About) {
  const ended = property
    ? `The lock on ${property} ${isOver ? 'had ended before' : 'has ended'}.`
    : 'The credit can no longer be used.';
  if (isDemo) return { title: DEMO_TAKEN_BACK_TITLE, message: `${ended} ${DEMO_TAKEN_BACK}.` };
  const money = `Stripe sends it. ${WHERE_MONEY_GOES} Banks take 5 to 10 days to show it.`;
  return {
    title: `Your ${PRICE} is on its way back`,
    message: `${ended} ${money}`,
  };
}

/** Told when the provider says that it arrived there. */
export function refundDone({ property }: Pick<About, 'property'>) {
  const what = property ? `for ${property}` : 'for a credit';
  return {
    title: `Your ${PRICE} went back`,
    message: `The payment ${what} was sent back to the card or account that you paid with. Your bank may take some days to show it.`,
  };
}

/** Told when the bank did not take it. */
export function refundFailed({ property }: Pick<About, 'property'>) {
  const what = property ? `for ${property}` : 'for a credit';
  return {
    title: `Your ${PRICE} could not be sent back`,
    message: `Your bank did not take the payment ${what} back. We still owe it to you: our team has been told and will write to you.`,
  };
}
