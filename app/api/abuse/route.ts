import { exportAbuse, listAbuse } from '@/lib/abuse/queries/counts';
import { abuseQuerySchema } from '@/lib/abuse/schema';
import { answerList } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: abuseQuerySchema,
  handler: answerList({ list: listAbuse, csv: exportAbuse, name: 'abuse' }),
});
