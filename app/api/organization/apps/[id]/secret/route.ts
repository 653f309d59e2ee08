import { renewSecret } from '@/lib/oauth/commands/apps';
import { appWithSecretSchema } from '@/lib/oauth/schema/answers';
import { appIdSchema } from '@/lib/oauth/schema/apps';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

/** A new secret, shown this once. */
export const POST = route({
  auth: 'user',
  params: appIdSchema,
  limit: limits.changeApps,
  answer: appWithSecretSchema,
  handler: ({ actor, params }) => renewSecret(actor, params.id),
});
