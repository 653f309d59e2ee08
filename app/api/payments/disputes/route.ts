import { exportDisputes, listDisputes } from '@/lib/payments/queries';
import { listDisputesSchema } from '@/lib/payments/schema';
import { answerList } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listDisputesSchema,
  handler: answerList({ list: listDisputes, csv: exportDisputes, name: 'disputes' }),
});
