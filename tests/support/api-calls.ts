import * as z from 'zod';
import { apiRead, apiWrite } from '@/lib/platform/v1/api-route';
import { newId, now } from '@/lib/platform/clock';

/** Two calls of no product, to try what all calls of /v1 have in common. */
export const GET = apiRead({
  scope: 'properties:read',
  query: z.strictObject({}),
  answer: z.strictObject({ as: z.string() }),
  handler: ({ caller }) => Promise.resolve({ as: caller.actor.id }),
});

/** Makes a thing of the sandbox; `fail` throws after that, `refuse` before it. */
export const POST = apiWrite({
  scope: 'properties:write',
  body: z.strictObject({ does: z.enum(['make', 'fail']), note: z.string().optional() }),
  answer: z.strictObject({ id: z.string(), note: z.string() }),
  handler:
    ({ caller, body }) =>
    async (tx) => {
      const id = newId();
      const data = { note: body.note ?? '' };
      await tx.sandboxObject.create({
        data: { id, organizationId: caller.ownerId, kind: 'booking', data, createdAt: now() },
      });
      if (body.does === 'fail') throw new Error('It failed.');
      return { id, ...data };
    },
});
