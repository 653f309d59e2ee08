import { registerApp } from '@/lib/oauth/commands/apps';
import { listApps } from '@/lib/oauth/queries/apps';
import { appWithSecretSchema, oauthAppSchema } from '@/lib/oauth/schema/answers';
import { registerAppSchema } from '@/lib/oauth/schema/apps';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  answer: oauthAppSchema.array(),
  handler: ({ actor }) => listApps(actor),
});

/** The answer holds the secret of the app: it is shown this once. */
export const POST = route({
  auth: 'user',
  body: registerAppSchema,
  limit: limits.changeApps,
  answer: appWithSecretSchema,
  status: 201,
  handler: ({ actor, body }) => registerApp(actor, body),
});
