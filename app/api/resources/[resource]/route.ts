import { route } from '@/lib/platform/route';
import { describeResource } from '@/lib/programs/queries/resources';
import { resourceSchema } from '@/lib/programs/schema/resources';

export const GET = route({
  auth: 'none',
  params: resourceSchema,
  cache: 'public, max-age=300',
  handler: ({ params }) => describeResource(params.resource),
});
