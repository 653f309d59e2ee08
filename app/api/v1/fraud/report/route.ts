import { apiWrite } from '@/lib/platform/v1/api-route';
import { reportSuspicion } from '@/lib/programs/commands/report-fraud';
import { fraudReportSchema, reportSchema } from '@/lib/programs/schema/fraud';

export const POST = apiWrite({
  scope: 'fraud:write',
  body: reportSchema,
  answer: fraudReportSchema,
  handler: ({ caller, body }) => reportSuspicion(caller, body),
});
