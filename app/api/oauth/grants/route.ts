import { listConnectedApps } from '@/lib/oauth/queries/connected-apps';
import { connectedAppSchema } from '@/lib/oauth/schema/answers';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  // Whoever disconnected an app looks here whether it is gone.
  fresh: true,
  answer: connectedAppSchema.array(),
  handler: ({ actor }) => listConnectedApps(actor),
});
