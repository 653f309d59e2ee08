import { listNotaries } from '@/lib/notary/queries/profile';
import { listNotariesSchema } from '@/lib/notary/schema/profile';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listNotariesSchema,
  handler: ({ query }) => listNotaries(query),
});
