import { exportApplications, listApplications } from '@/lib/partners/queries/applications';
import { applicationsQuerySchema } from '@/lib/partners/schema/applications';
import { answerList } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: applicationsQuerySchema,
  handler: answerList({ list: listApplications, csv: exportApplications, name: 'partner-applications' }),
});
