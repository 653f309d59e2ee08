import { registerInterest } from '@/lib/partners/commands/interests';
import { exportInterests, listInterests } from '@/lib/partners/queries/interests';
import { interestSchema, interestsQuerySchema } from '@/lib/partners/schema/interests';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: interestsQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listInterests, csv: exportInterests, name: 'interests' }),
});

export const POST = route({
  auth: 'none',
  body: interestSchema,
  limit: limits.registerInterest,
  status: 201,
  handler: ({ body }) => registerInterest(body),
});
