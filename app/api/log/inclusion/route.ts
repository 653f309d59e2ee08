import { getInclusion } from '@/lib/evidence/queries/log';
import { inclusionSchema } from '@/lib/evidence/schema/answers';
import { inclusionQuerySchema } from '@/lib/evidence/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  query: inclusionQuerySchema,
  cache: 'public, max-age=31536000, immutable',
  answer: inclusionSchema,
  handler: ({ query }) => getInclusion(query),
});
