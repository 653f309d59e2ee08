import { apiRead } from '@/lib/platform/v1/api-route';
import { listVerifications } from '@/lib/programs/queries/verifications';
import { verificationsPage, verificationsQuery } from '@/lib/programs/schema/documents';

export const GET = apiRead({
  scope: 'documents:verify',
  query: verificationsQuery,
  answer: verificationsPage,
  handler: ({ caller, query }) => listVerifications(caller, query),
});
