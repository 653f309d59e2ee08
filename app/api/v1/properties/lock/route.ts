import { apiWrite } from '@/lib/platform/v1/api-route';
import { lockProperty } from '@/lib/programs/commands/lock-property';
import { lockPropertySchema, propertySchema } from '@/lib/programs/schema/properties';

export const POST = apiWrite({
  scope: 'properties:write',
  body: lockPropertySchema,
  answer: propertySchema,
  handler: ({ caller, body }) => lockProperty(caller, body),
});
