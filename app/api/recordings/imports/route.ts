import { answerList } from '@/lib/platform/admin-list';
import { openForm } from '@/lib/platform/multipart';
import { route } from '@/lib/platform/route';
import { startImport } from '@/lib/properties/commands/imports';
import { exportImports, listImports } from '@/lib/properties/queries/import-list';
import { importsQuerySchema } from '@/lib/properties/schema/recordings';

export const GET = route({
  auth: 'admin',
  query: importsQuerySchema,
  handler: answerList({ list: listImports, csv: exportImports, name: 'recording-imports' }),
});

export const POST = route({
  auth: 'admin',
  status: 202,
  handler: ({ actor, request }) =>
    startImport(actor, openForm(request, { file: 'file', fields: ['fips', 'mapping'] })),
});
