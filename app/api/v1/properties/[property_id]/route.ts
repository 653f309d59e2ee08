import { apiRead } from '@/lib/platform/v1/api-route';
import { getProperty } from '@/lib/programs/queries/properties';
import { propertyParamsSchema, propertySchema } from '@/lib/programs/schema/properties';

export const GET = apiRead({
  scope: 'properties:read',
  params: propertyParamsSchema,
  answer: propertySchema,
  handler: ({ caller, params }) => getProperty(caller, params.property_id),
});
