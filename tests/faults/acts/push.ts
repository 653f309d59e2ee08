import { lockOf, newAddress } from './locks';
import type { Act } from './stage';

/** Somebody turns on push notices, and locks a property that somebody else has locked: both are told. */
export const contestLock: Act = async (stage) => {
  const { people, world } = stage;
  const [first, second] = [await people.owner(), await people.owner()];
  const { endpoint, keys } = world.doubles.push.newBrowser();
  await first.client.once('Turning push notices on', {
    send: () => first.client.try('/api/notifications/push', { json: { endpoint, keys } }),
    find: async () => {
      const browsers = (await first.client.repeat('/api/notifications/push')) as unknown[];
      return browsers.length > 0 ? true : null;
    },
    made: () => true as const,
  });
  const address = newAddress(stage);
  await lockOf(stage, first, address);
  await lockOf(stage, second, address);
};
