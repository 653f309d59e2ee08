import { registerInterest } from '@/lib/partners/commands/interests';
import { listInterests } from '@/lib/partners/queries/interests';
import { interestListSchema, interestSchema } from '@/lib/partners/schema/interests';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: interestListSchema,
  handler: ({ query }) => listInterests(query),
});

export const POST = route({
  auth: 'none',
  body: interestSchema,
  limit: limits.registerInterest,
  status: 201,
  handler: ({ body }) => registerInterest(body),
});
