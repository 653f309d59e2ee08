import { transaction } from '@/lib/platform/db';
import { publish, subscribe } from '@/lib/platform/events';

/** Resolves once this process has heard everything that was published before: what is told arrives in the order of commits. */
export async function everythingIsHeard(): Promise<void> {
  const topic = `account:${crypto.randomUUID()}`;
  let hear = () => {};
  const heard = new Promise<void>((resolve) => (hear = resolve));
  const end = await subscribe(topic, hear);
  await transaction((tx) => publish(tx, [{ topic, kind: 'request', id: topic }]));
  await heard;
  end();
}
