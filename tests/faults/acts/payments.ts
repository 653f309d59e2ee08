import type { Person } from '../people';
import { lockOf, newAddress } from './locks';
import { deliverEvent } from './stripe-events';
import type { Act, Stage } from './stage';

type Paid = { paymentId: string; lockId: string };

/** Somebody locks a property and pays by card. */
export const payForDeed: Act = async (stage) => {
  await pay(stage, await stage.people.owner());
};

/** The same, and asks for the money back at once, with two clicks. */
export const refundDeed: Act = async (stage) => {
  const owner = await stage.people.owner();
  const { paymentId } = await pay(stage, owner, { mayBeLost: false });
  const ask = () =>
    owner.client.once('Asking for a refund', {
      send: () => owner.client.try(`/api/payments/${paymentId}/refund`, { method: 'POST' }),
      find: () => findRefund(owner, paymentId),
      made: () => true,
    });
  await Promise.all([ask(), ask()]);
  stage.ledger.refunds.push({ paymentId });
};

async function pay(stage: Stage, owner: Person, event?: { mayBeLost: boolean }): Promise<Paid> {
  const { world, ledger, random } = stage;
  const { stripe } = world.doubles;
  const lock = await lockOf(stage, owner, newAddress(stage));
  const json = { amount: 99, description: 'Protection', service: 'deedguard', lockId: lock.id };
  const open = () =>
    owner.client.repeat('/api/create-payment-intent', { json }) as Promise<{ paymentId: string }>;
  const [{ paymentId }] = await Promise.all([open(), ...(random.chance(0.5) ? [open()] : [])]);
  const intent = stripe.intentOfPayment(paymentId);
  // The payer's card is charged on Stripe's side, whatever becomes of us.
  const paid = stripe.setStatus(intent.id, 'succeeded');
  ledger.payments.push({ id: paymentId, lockId: lock.id });
  await deliverEvent(stage, 'payment_intent.succeeded', paid, event);
  return { paymentId, lockId: lock.id };
}

type PaymentLine = { id: string; refund: string | null };

async function findRefund(owner: Person, paymentId: string): Promise<true | null> {
  const payments = (await owner.client.repeat('/api/payments')) as PaymentLine[];
  return payments.some(({ id, refund }) => id === paymentId && refund) ? true : null;
}
