import { apiRead } from '@/lib/platform/v1/api-route';
import { listReports } from '@/lib/programs/queries/fraud';
import { reportsPageQuerySchema, reportsPageSchema } from '@/lib/programs/schema/fraud';

export const GET = apiRead({
  scope: 'fraud:read',
  query: reportsPageQuerySchema,
  answer: reportsPageSchema,
  handler: ({ caller, query }) => listReports(caller, query),
});
