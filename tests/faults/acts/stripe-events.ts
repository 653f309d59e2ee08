import { setTimeout as sleep } from 'node:timers/promises';
import { signedEvent } from '@/tests/support/stripe-double';
import { until } from '../client';
import type { Stage } from './stage';

const LOST = 0.2;
const TWICE = 0.3;

type Thing = { id: string; object: string };

/**
 * Delivers an event as Stripe does: again and again until the answer is good, sometimes twice at the same moment, and
 * sometimes, after a few tries, never: then our own job has to ask.
 */
export async function deliverEvent(
  { people, random }: Stage,
  type: string,
  thing: Thing,
  { mayBeLost = true } = {},
): Promise<void> {
  if (mayBeLost && random.chance(LOST)) return;
  const event = signedEvent(type, thing);
  const client = people.visitor();
  const deliver = () =>
    until(`An answer to ${type}`, async () => {
      const { status } = await client.try('/api/webhooks/stripe', {
        json: JSON.parse(event.payload),
        headers: { 'stripe-signature': event.signature },
      });
      return status > 0 && status < 300;
    });
  const copies = random.chance(TWICE) ? 2 : 1;
  await Promise.all(
    Array.from({ length: copies }, (_, copy) => sleep(copy * random.below(30)).then(deliver)),
  );
}
