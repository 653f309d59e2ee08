import { createRequest } from '@/lib/notary/commands/requests';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { createRequestSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'user',
  limit: limits.createRequest,
  body: createRequestSchema,
  answer: notaryRequestSchema,
  status: 201,
  handler: ({ actor, body }) => createRequest(actor, body),
});
