import { exportApplications, listApplications } from '@/lib/partners/queries/applications';
import { applicationsQuerySchema } from '@/lib/partners/schema/applications';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: applicationsQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listApplications, csv: exportApplications, name: 'partner-applications' }),
});
