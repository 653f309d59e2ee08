import { changeAlert } from '@/lib/alerts/commands/resolve';
import { getAlert } from '@/lib/alerts/queries/alert';
import { alertDetailSchema } from '@/lib/alerts/schema/answers';
import { alertIdSchema, changeAlertSchema } from '@/lib/alerts/schema/requests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: alertIdSchema,
  answer: alertDetailSchema,
  handler: ({ actor, params }) => getAlert(actor, params.id),
});

export const PATCH = route({
  auth: 'user',
  limit: limits.changeAlert,
  params: alertIdSchema,
  body: changeAlertSchema,
  answer: alertDetailSchema,
  handler: ({ actor, params, body }) => changeAlert(actor, params.id, body),
});
