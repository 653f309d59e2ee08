import { exportDisputes, listDisputes } from '@/lib/payments/queries';
import { listDisputesSchema } from '@/lib/payments/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listDisputesSchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listDisputes, csv: exportDisputes, name: 'disputes' }),
});
