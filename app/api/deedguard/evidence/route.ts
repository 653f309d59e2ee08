import { exportEvidence, listEvidence } from '@/lib/claims/queries';
import { listEvidenceSchema } from '@/lib/claims/schema';
import { answerList } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: listEvidenceSchema,
  handler: answerList({ list: listEvidence, csv: exportEvidence, name: 'evidence' }),
});
