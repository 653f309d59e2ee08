import { billCancellation } from '@/lib/invoices/commands/invoices';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { getRequest } from '@/lib/notary/queries/requests';
import { notaryRequestSchema } from '@/lib/notary/schema/answers';
import { changeStatusSchema, requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  answer: notaryRequestSchema,
  handler: ({ actor, params }) => getRequest(actor, params.id),
});

export const PATCH = route({
  auth: 'user',
  limit: limits.changeRequest,
  params: requestIdSchema,
  body: changeStatusSchema,
  answer: notaryRequestSchema,
  handler: ({ actor, params, body }) => changeRequestStatus(actor, params.id, body, billCancellation),
});
