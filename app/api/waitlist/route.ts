import { exportWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import { waitlistQuerySchema } from '@/lib/partners/schema/waitlist';
import { answerList } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: waitlistQuerySchema,
  handler: answerList({ list: listWaitlist, csv: exportWaitlist, name: 'waitlist' }),
});
