import { openForm } from '@/lib/platform/multipart';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { previewImport } from '@/lib/properties/commands/preview-import';

export const POST = route({
  auth: 'admin',
  limit: limits.previewIndex,
  handler: ({ actor, request }) =>
    previewImport(actor, openForm(request, { file: 'file', fields: ['fips', 'mapping'] })),
});
