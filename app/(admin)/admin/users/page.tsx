import type { Metadata } from 'next';
import { AdminHeading } from '@/components/admin/admin-heading';
import { CsvLink } from '@/components/admin/csv-link';
import { EmptyList } from '@/components/admin/empty-list';
import { ListFilter } from '@/components/admin/list-filter';
import { PageLinks } from '@/components/admin/page-links';
import { UserTable } from '@/components/admin/user-table';
import { countUsers, listUsers } from '@/lib/accounts/queries/user-list';
import { roles, usersQuerySchema } from '@/lib/accounts/schema/user-list';
import { listSorts } from '@/lib/platform/list';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/platform/site';

const { title, description, path } = getSitePage('/admin/users');

export const metadata: Metadata = { title, description, robots: { index: false } };

type UsersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const actor = await requireActor(path);
  const { after, role, search, sort } = usersQuerySchema.safeParse(await searchParams).data ?? {};
  const filter = { role, search, sort };
  const [{ users, next }, count] = await orNotFound(
    Promise.all([listUsers(actor, { ...filter, after }), countUsers(actor, filter)]),
  );

  return (
    <>
      <AdminHeading
        title={title}
        says={`${count.toLocaleString('en-US')} ${count === 1 ? 'account' : 'accounts'}`}
        action={<CsvLink path="/api/users" filter={filter} />}
      />
      <ListFilter
        path={path}
        label="Filter the users"
        values={filter}
        search="Name or email"
        choices={[
          { name: 'role', label: 'Role', none: 'All roles', options: roles },
          { name: 'sort', label: 'Sort by', options: listSorts },
        ]}
        clearLabel="Show all users"
      />
      <div className="mt-5">
        {users.length > 0 ? <UserTable users={users} /> : <EmptyList>No account fits this filter.</EmptyList>}
      </div>
      <PageLinks label="Pages of users" path={path} filter={filter} isFirst={!after} next={next} />
    </>
  );
}
