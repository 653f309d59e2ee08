import { userIdSchema } from '@/lib/accounts/schema/users';
import { listUnbilled } from '@/lib/invoices/queries/billing';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  params: userIdSchema,
  handler: ({ actor, params }) => listUnbilled(actor, params.userId),
});
