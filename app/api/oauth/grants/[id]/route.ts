import { disconnect } from '@/lib/oauth/commands/grants';
import { connectedAppIdSchema } from '@/lib/oauth/schema/consent';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** Disconnects an app from the account of whoever asks. */
export const DELETE = route({
  auth: 'user',
  limit: limits.disconnectApp,
  params: connectedAppIdSchema,
  status: 204,
  handler: ({ actor, params }) => disconnect(actor, params.id),
});
