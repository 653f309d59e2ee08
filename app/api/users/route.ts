import { exportUsers, listUsers } from '@/lib/accounts/queries/user-list';
import { usersQuerySchema } from '@/lib/accounts/schema/user-list';
import { answerList, LIST_FORMATS } from '@/lib/platform/admin-list';
import { route } from '@/lib/platform/route';

export const GET = route({
  auth: 'admin',
  query: usersQuerySchema,
  gives: LIST_FORMATS,
  handler: answerList({ list: listUsers, csv: exportUsers, name: 'users' }),
});
