import { createRequest } from '@/lib/notary/commands/requests';
import { createRequestSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.createRequest,
  body: createRequestSchema,
  status: 201,
  handler: ({ actor, body }) => createRequest(actor, body),
});
