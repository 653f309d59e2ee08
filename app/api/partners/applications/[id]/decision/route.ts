import { decideApplication } from '@/lib/partners/commands/applications';
import { applicationIdSchema, decideApplicationSchema } from '@/lib/partners/schema/applications';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'admin',
  params: applicationIdSchema,
  body: decideApplicationSchema,
  handler: ({ actor, params: { id }, body }) => decideApplication(actor, id, body),
});
