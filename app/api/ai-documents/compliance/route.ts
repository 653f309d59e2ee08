import { listRules } from '@/lib/generator/rules/compliance/check';
import { complianceQuery } from '@/lib/generator/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  addressLimit: limits.readTemplates,
  query: complianceQuery,
  handler: ({ query }) => listRules(query.state, query.documentType),
});
