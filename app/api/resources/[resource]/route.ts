import { describeResource } from '@/lib/platform/v1/api-resources';
import { route } from '@/lib/platform/route';
import { resourceSchema } from '@/lib/programs/schema/resources';

export const GET = route({
  auth: 'none',
  params: resourceSchema,
  cache: 'public, max-age=300',
  handler: ({ params }) => describeResource(params.resource),
});
