import { listEntries } from '@/lib/evidence/queries/log';
import { entriesQuerySchema } from '@/lib/evidence/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  query: entriesQuerySchema,
  cache: 'public, max-age=31536000, immutable',
  handler: ({ query }) => listEntries(query),
});
