import * as z from 'zod';
import { revokeSessions } from '@/lib/accounts/commands/sessions';
import { route } from '@/lib/platform/route';
import { createNotary, createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { letIn } from '@/tests/support/rows';

const shape = { body: z.object({ name: z.string() }), limit: { name: 'test', max: 1, windowSeconds: 600 } };
const whoMayBe = route({
  auth: 'optional',
  ...shape,
  handler: ({ actor }) => ({ role: actor?.role ?? null }),
});
const whoIs = route({ auth: 'user', ...shape, handler: ({ actor }) => ({ role: actor.role }) });

describe('a call whose body takes its time', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  /** A body in the middle of which `then` happens, once the call was let in and counted. */
  const bodyAround = (then: () => Promise<void>) => {
    const text = new TextEncoder();
    return new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(text.encode('{"name":')),
      pull: async (controller) => {
        await letIn();
        await then();
        controller.enqueue(text.encode('"Ada"}'));
        controller.close();
      },
    });
  };
  const callAround = (as: Person, then: () => Promise<void>, handler = whoIs) =>
    callRoute(handler, {
      method: 'POST',
      as,
      rawBody: bodyAround(then),
      headers: { 'content-type': 'application/json' },
    });
  it.each([1001, 30_000])('is refused when its session ended within %d ms', async (ms) => {
    const owner = await createOwner();
    const answer = await callAround(owner, async () => {
      advanceClock({ ms });
      await revokeSessions(owner.actor);
    });
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: 'Please log in to continue.', code: 'not_signed_in' },
    ]);
  });

  it('goes on as what its account is by then', async () => {
    const notary = await createNotary();
    const answer = await callAround(notary, async () => {
      advanceClock({ ms: 1001 });
      await query("UPDATE users SET role = 'owner' WHERE id = $1", [notary.user.id]);
    });
    expect(answer.body).toEqual({ role: 'owner' });
  });

  it('is that of a visitor where anybody may call', async () => {
    const owner = await createOwner();
    const answer = await callAround(
      owner,
      async () => {
        advanceClock({ ms: 1001 });
        await revokeSessions(owner.actor);
      },
      whoMayBe,
    );
    expect(answer.body).toEqual({ role: null });
  });

  it('is not asked again who it is when the body is there within a second', async () => {
    const owner = await createOwner();
    const answer = await callAround(owner, async () => {
      advanceClock({ ms: 1000 });
      await revokeSessions(owner.actor);
    });
    expect(answer.status).toBe(200);
  });
});
