import { changeApp, deleteApp } from '@/lib/oauth/commands/apps';
import { oauthAppSchema } from '@/lib/oauth/schema/answers';
import { appIdSchema, changeAppSchema } from '@/lib/oauth/schema/apps';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const PUT = route({
  auth: 'user',
  params: appIdSchema,
  body: changeAppSchema,
  limit: limits.changeApps,
  answer: oauthAppSchema,
  handler: ({ actor, params, body }) => changeApp(actor, { ...body, id: params.id }),
});

export const DELETE = route({
  auth: 'user',
  params: appIdSchema,
  limit: limits.changeApps,
  status: 204,
  handler: ({ actor, params }) => deleteApp(actor, params.id),
});
