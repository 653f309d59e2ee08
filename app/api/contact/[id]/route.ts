import { route } from '@/lib/platform/route';
import { changeCase } from '@/lib/support/commands/cases';
import { changeCaseSchema, supportCaseIdSchema } from '@/lib/support/schema';

export const PATCH = route({
  auth: 'admin',
  params: supportCaseIdSchema,
  body: changeCaseSchema,
  status: 204,
  handler: ({ actor, params, body }) => changeCase(actor, params.id, body),
});
