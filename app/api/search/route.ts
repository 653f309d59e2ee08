import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { search } from '@/lib/search/queries/search';
import { searchSchema } from '@/lib/search/schema';

export const GET = route({
  auth: 'optional',
  addressLimit: limits.search,
  query: searchSchema,
  handler: async ({ actor, query }) => ({ results: await search(actor, query.q) }),
});
