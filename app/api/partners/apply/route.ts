import { applyAsPartner } from '@/lib/partners/commands/applications';
import { applyAsPartnerSchema } from '@/lib/partners/schema/applications';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  body: applyAsPartnerSchema,
  limit: limits.applyPartner,
  status: 201,
  handler: ({ body }) => applyAsPartner(body),
});
