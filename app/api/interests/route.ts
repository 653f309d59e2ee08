import { registerInterest } from '@/lib/partners/commands/interests';
import { exportInterests, listInterests } from '@/lib/partners/queries/interests';
import { interestSchema, interestsQuerySchema } from '@/lib/partners/schema/interests';
import { fileResponse } from '@/lib/platform/download';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'interests.csv' };

export const GET = route({
  auth: 'admin',
  query: interestsQuerySchema,
  handler: async ({ actor, query: { format, ...query } }) =>
    format === 'csv'
      ? fileResponse(await exportInterests(actor, query), csvFile)
      : listInterests(actor, query),
});

export const POST = route({
  auth: 'none',
  body: interestSchema,
  limit: limits.registerInterest,
  status: 201,
  handler: ({ body }) => registerInterest(body),
});
