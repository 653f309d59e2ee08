import { exportBilling, listBilling } from '@/lib/billing/queries';
import { billingQuerySchema } from '@/lib/billing/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'user',
  query: billingQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listBilling, csv: exportBilling, name: 'payments' }),
});
