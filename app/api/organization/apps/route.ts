import { registerApp } from '@/lib/oauth/commands/apps';
import { listApps } from '@/lib/oauth/queries/apps';
import { registerAppSchema } from '@/lib/oauth/schema/apps';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({ auth: 'user', handler: ({ actor }) => listApps(actor) });

/** The answer holds the secret of the app: it is shown this once. */
export const POST = route({
  auth: 'user',
  body: registerAppSchema,
  limit: limits.changeApps,
  status: 201,
  handler: ({ actor, body }) => registerApp(actor, body),
});
