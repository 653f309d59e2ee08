import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { recordView } from '@/lib/vault/commands/share-views';
import { shareTokenSchema, viewShareSchema } from '@/lib/vault/schema/links';

export const POST = route({
  auth: 'none',
  params: shareTokenSchema,
  body: viewShareSchema,
  limit: limits.viewShare,
  status: 201,
  handler: ({ params, body, request }) =>
    recordView(params.token, { viewer: body.viewer, network: networkOf(request) }),
});
