import { openForm } from '@/lib/platform/multipart';
import { route } from '@/lib/platform/route';
import { startImport } from '@/lib/properties/commands/imports';

export const POST = route({
  auth: 'admin',
  status: 202,
  handler: ({ actor, request }) =>
    startImport(actor, openForm(request, { file: 'file', fields: ['fips', 'mapping'] })),
});
