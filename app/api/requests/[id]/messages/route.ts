import { sendMessage } from '@/lib/notary/commands/messages';
import { getThread } from '@/lib/notary/queries/messages';
import { messageSchema } from '@/lib/notary/schema/messages';
import { requestIdSchema } from '@/lib/notary/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: requestIdSchema,
  handler: ({ actor, params }) => getThread(actor, params.id),
});

export const POST = route({
  auth: 'user',
  params: requestIdSchema,
  body: messageSchema,
  limit: limits.sendMessage,
  status: 201,
  handler: ({ actor, params, body }) => sendMessage(actor, params.id, body),
});
