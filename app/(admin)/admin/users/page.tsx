import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { EmptyList } from '@/components/admin/empty-list';
import { UserTable } from '@/components/admin/user-table';
import { countUsers, listUsers } from '@/lib/accounts/queries/user-list';
import { holds, roles, suspensions, usersQuerySchema } from '@/lib/accounts/schema/user-list';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin/users');

export const metadata: Metadata = { title, description, robots: { index: false } };

type UsersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const actor = await requireActor(path);
  const { after, role, hold, suspension, search, sort } =
    usersQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { role, hold, suspension, search, sort };
  const [{ users, next }, count] = await orNotFound(
    Promise.all([listUsers(actor, { ...filter, after }), countUsers(actor, filter)]),
  );

  return (
    <AdminList
      title={title}
      path={path}
      says={`${formatNumber(count)} ${count === 1 ? 'account' : 'accounts'}`}
      noun="users"
      csvPath="/api/users"
      filter={filter}
      search="Name or email"
      choices={[
        { name: 'role', label: 'Role', none: 'All roles', options: roles },
        { name: 'hold', label: 'Legal hold', none: 'Held or not', options: holds },
        { name: 'suspension', label: 'Suspension', none: 'Suspended or not', options: suspensions },
        { name: 'sort', label: 'Sort by', options: listSorts },
      ]}
      clearLabel="Show all accounts"
      isFirst={!after}
      next={next}
    >
      {users.length > 0 ? <UserTable users={users} /> : <EmptyList>No accounts match this filter.</EmptyList>}
    </AdminList>
  );
}
