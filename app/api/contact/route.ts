import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { openCase } from '@/lib/support/commands/cases';
import { exportCases, listCases } from '@/lib/support/queries';
import { contactSchema, supportCasesQuerySchema } from '@/lib/support/schema';

export const GET = route({
  auth: 'admin',
  query: supportCasesQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listCases, csv: exportCases, name: 'cases' }),
});

export const POST = route({
  auth: 'optional',
  body: contactSchema,
  limit: limits.contact,
  status: 201,
  handler: ({ actor, body }) => openCase(actor, body),
});
