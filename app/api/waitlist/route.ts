import { exportWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import { waitlistQuerySchema } from '@/lib/partners/schema/waitlist';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: waitlistQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listWaitlist, csv: exportWaitlist, name: 'waitlist' }),
});
