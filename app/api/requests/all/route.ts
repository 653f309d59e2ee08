import { exportAllRequests, listAllRequests } from '@/lib/notary/queries/request-list';
import { allRequestsSchema } from '@/lib/notary/schema/request-list';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: allRequestsSchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listAllRequests, csv: exportAllRequests, name: 'requests' }),
});
