import { exportFraudCases, listFraudCases } from '@/lib/fraud/queries/cases';
import { fraudCasesQuerySchema } from '@/lib/fraud/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: fraudCasesQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listFraudCases, csv: exportFraudCases, name: 'fraud-cases' }),
});
