import { endPartnership } from '@/lib/partners/commands/end-partnership';
import { applicationIdSchema, endPartnershipSchema } from '@/lib/partners/schema/applications';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'admin',
  params: applicationIdSchema,
  body: endPartnershipSchema,
  handler: ({ actor, params: { id }, body }) => endPartnership(actor, id, body),
});
