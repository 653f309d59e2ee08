import { applyAsPartner } from '@/lib/partners/commands/applications';
import { applyAsPartnerSchema } from '@/lib/partners/schema/applications';
import { deviceOf } from '@/lib/platform/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  body: applyAsPartnerSchema,
  addressLimit: limits.applyPartner,
  status: 201,
  handler: async ({ actor, body, request }) =>
    applyAsPartner(body, { actor, network: (await deviceOf(request)).network }),
});
