import { networkOf } from '@/lib/platform/device';
import { openForm } from '@/lib/platform/multipart';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { preflight } from '@/lib/preflight/commands/preflight';

export const POST = route({
  auth: 'none',
  limit: limits.preflight,
  handler: ({ request }) =>
    preflight(
      openForm(request, { file: 'file', fields: ['state', 'county', 'documentType'] }),
      networkOf(request),
    ),
});
