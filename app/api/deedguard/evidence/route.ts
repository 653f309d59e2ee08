import { exportEvidence, listEvidence } from '@/lib/claims/queries';
import { listEvidenceSchema } from '@/lib/claims/schema';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listEvidenceSchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listEvidence, csv: exportEvidence, name: 'evidence' }),
});
