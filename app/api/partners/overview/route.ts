import { listPartners } from '@/lib/partners/queries/partners';
import { partnersQuerySchema } from '@/lib/partners/schema/overview';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: partnersQuerySchema,
  handler: ({ query }) => listPartners(query),
});
