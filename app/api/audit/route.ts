import { exportAudit, listAudit } from '@/lib/audit/queries';
import { auditQuerySchema } from '@/lib/audit/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: auditQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listAudit, csv: exportAudit, name: 'audit' }),
});
