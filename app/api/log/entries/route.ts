import { listEntries } from '@/lib/evidence/queries/log';
import { logEntriesSchema } from '@/lib/evidence/schema/answers';
import { entriesQuerySchema } from '@/lib/evidence/schema/requests';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'none',
  query: entriesQuerySchema,
  cache: 'public, max-age=31536000, immutable',
  answer: logEntriesSchema,
  handler: ({ query }) => listEntries(query),
});
