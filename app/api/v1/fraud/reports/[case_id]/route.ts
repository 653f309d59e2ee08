import { apiRead } from '@/lib/platform/v1/api-route';
import { getReport } from '@/lib/programs/queries/fraud';
import { caseParamsSchema, fraudReportSchema } from '@/lib/programs/schema/fraud';

export const GET = apiRead({
  scope: 'fraud:read',
  params: caseParamsSchema,
  answer: fraudReportSchema,
  handler: ({ caller, params }) => getReport(caller, params.case_id),
});
