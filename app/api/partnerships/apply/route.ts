import { applyForPartnership } from '@/lib/partners/commands/applications';
import { applyForPartnershipSchema } from '@/lib/partners/schema/applications';
import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'optional',
  body: applyForPartnershipSchema,
  addressLimit: limits.applyPartnership,
  status: 201,
  handler: ({ actor, body, request }) => applyForPartnership(body, { actor, network: networkOf(request) }),
});
