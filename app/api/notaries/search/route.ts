import { searchNotaries } from '@/lib/notary/queries/search';
import { searchNotariesSchema } from '@/lib/notary/schema/search';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'optional',
  addressLimit: limits.searchNotaries,
  query: searchNotariesSchema,
  handler: ({ actor, query }) => searchNotaries(actor, query),
});
