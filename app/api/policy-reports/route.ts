import { takePolicyReports } from '@/lib/platform/http/policy-reports';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const POST = route({
  auth: 'none',
  takes: 'application/reports+json',
  addressLimit: limits.reportViolation,
  status: 204,
  handler: ({ request }) => takePolicyReports(request),
});
