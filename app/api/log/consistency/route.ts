import { getConsistency } from '@/lib/evidence/queries/log';
import { consistencySchema } from '@/lib/evidence/schema/answers';
import { consistencyQuerySchema } from '@/lib/evidence/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  query: consistencyQuerySchema,
  cache: 'public, max-age=31536000, immutable',
  answer: consistencySchema,
  handler: ({ query }) => getConsistency(query),
});
