import { route } from '@/lib/platform/route';
import { getImport } from '@/lib/properties/queries/imports';
import { recordingImportIdSchema } from '@/lib/properties/schema/recordings';

export const GET = route({
  auth: 'admin',
  params: recordingImportIdSchema,
  handler: ({ actor, params }) => getImport(actor, params.id),
});
