import { apiRead } from '@/lib/platform/v1/api-route';
import { getPropertyState } from '@/lib/programs/queries/properties';
import { propertyParamsSchema, propertyStateSchema } from '@/lib/programs/schema/properties';

export const GET = apiRead({
  scope: 'properties:read',
  params: propertyParamsSchema,
  answer: propertyStateSchema,
  handler: ({ caller, params }) => getPropertyState(caller, params.property_id),
});
