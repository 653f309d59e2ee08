import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { previewImport } from '@/lib/properties/commands/preview-import';

export const POST = route({
  auth: 'admin',
  limit: limits.previewIndex,
  form: { file: 'file', fields: ['fips', 'mapping'] },
  handler: ({ actor, form }) => previewImport(actor, form),
});
