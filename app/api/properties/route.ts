import { nextLink } from '@/lib/platform/list';
import { route } from '@/lib/platform/route';
import { listOwnProperties } from '@/lib/properties/queries/properties';
import { propertiesListSchema } from '@/lib/properties/schema/timeline';

/** The next page is named in the header `Link`. */
export const GET = route({
  auth: 'user',
  query: propertiesListSchema,
  handler: async ({ actor, query, request }) => {
    const { properties, next } = await listOwnProperties(actor, query.after);
    return Response.json(properties, { headers: next ? { link: nextLink(request.nextUrl, next) } : {} });
  },
});
