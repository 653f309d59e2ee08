import { apiRead } from '@/lib/platform/v1/api-route';
import { listProperties } from '@/lib/programs/queries/properties';
import { propertiesPageQuerySchema, propertiesPageSchema } from '@/lib/programs/schema/properties';

export const GET = apiRead({
  scope: 'properties:read',
  query: propertiesPageQuerySchema,
  answer: propertiesPageSchema,
  handler: ({ caller, query }) => listProperties(caller, query),
});
