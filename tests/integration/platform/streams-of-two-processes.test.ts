import { once } from 'node:events';
import { endSession, revokeSessions } from '@/lib/accounts/commands/sessions';
import type { Actor } from '@/lib/platform/actor';
import { createOwner } from '@/tests/support/actors';
import { messageOf, startProcess } from '@/tests/support/app-process';

describe('a stream that another server sends', () => {
  it.each([
    ['signs out', endSession],
    ['signs out everywhere', revokeSessions],
  ])(
    'ends within a second when its reader %s here',
    async (_, signOut: (actor: Actor) => Promise<void>) => {
      const owner = await createOwner();
      const server = startProcess('tests/support/hold-stream.ts');
      const exit = once(server, 'exit');
      expect(await messageOf(server)).toBe('ready');
      server.send(owner.actor);
      expect(await messageOf(server)).toBe('open');

      const closed = messageOf(server);
      const endedAt = performance.now();
      await signOut(owner.actor);
      expect(await closed).toBe('closed');
      expect(performance.now() - endedAt).toBeLessThan(1_000);
      expect(await exit).toEqual([0, null]);
    },
    60_000,
  );
});
