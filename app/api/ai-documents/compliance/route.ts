import { listComplianceRules } from '@/lib/generator/queries/templates';
import { complianceQuery } from '@/lib/generator/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  addressLimit: limits.readTemplates,
  query: complianceQuery,
  handler: ({ query }) => listComplianceRules(query),
});
