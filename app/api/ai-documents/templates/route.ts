import { listUsedTemplates } from '@/lib/generator/queries/templates';
import { templateQuery } from '@/lib/generator/schema';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  addressLimit: limits.readTemplates,
  query: templateQuery,
  handler: ({ query }) => listUsedTemplates(query),
});
