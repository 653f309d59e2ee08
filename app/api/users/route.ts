import { exportUsers, listUsers } from '@/lib/accounts/queries/user-list';
import { usersQuerySchema } from '@/lib/accounts/schema/user-list';
import { fileResponse } from '@/lib/platform/download';
import { route } from '@/lib/platform/route';

const csvFile = { type: 'text/csv; charset=utf-8', name: 'users.csv' };

export const GET = route({
  auth: 'admin',
  query: usersQuerySchema,
  handler: async ({ actor, query: { format, ...query } }) =>
    format === 'csv' ? fileResponse(await exportUsers(actor, query), csvFile) : listUsers(actor, query),
});
