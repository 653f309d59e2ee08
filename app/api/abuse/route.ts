import { exportAbuse, listAbuse } from '@/lib/abuse/queries/counts';
import { abuseQuerySchema } from '@/lib/abuse/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: abuseQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listAbuse, csv: exportAbuse, name: 'abuse' }),
});
