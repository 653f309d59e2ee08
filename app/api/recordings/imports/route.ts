import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';
import { startImport } from '@/lib/properties/commands/imports';
import { exportImports, listImports } from '@/lib/properties/queries/import-list';
import { importsQuerySchema } from '@/lib/properties/schema/recordings';

export const GET = route({
  auth: 'admin',
  query: importsQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listImports, csv: exportImports, name: 'recording-imports' }),
});

export const POST = route({
  auth: 'admin',
  status: 202,
  form: { file: 'file', fields: ['fips', 'mapping'] },
  handler: ({ actor, form }) => startImport(actor, form),
});
