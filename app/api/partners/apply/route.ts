import { applyAsPartner } from '@/lib/partners/commands/applications';
import { applyAsPartnerSchema } from '@/lib/partners/schema/applications';
import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  body: applyAsPartnerSchema,
  addressLimit: limits.applyPartner,
  status: 201,
  handler: ({ actor, body, request }) => applyAsPartner(body, { actor, network: networkOf(request) }),
});
