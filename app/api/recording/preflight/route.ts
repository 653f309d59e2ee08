import { networkOf } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { preflight } from '@/lib/preflight/commands/preflight';

export const POST = route({
  auth: 'none',
  limit: limits.preflight,
  form: { file: 'file', fields: ['state', 'county', 'documentType'] },
  handler: ({ form, request }) => preflight(form, networkOf(request)),
});
