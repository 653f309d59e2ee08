import Link from 'next/link';
import { LegalHold } from '@/components/admin/legal-hold';
import { addressOf } from '@/components/admin/page-links';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { roles, type ListedUser } from '@/lib/accounts/schema/user-list';

export function UserTable({ users }: { users: ListedUser[] }) {
  return (
    <TableScroll folds label="Users">
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Role</th>
            <th scope="col">Since</th>
            <th scope="col">Locks</th>
            <th scope="col">Documents</th>
            <th scope="col">Requests</th>
            <th scope="col">Invoices</th>
            <th scope="col">Legal hold</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <Row key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({
  user: { id, name, email, role, createdAt, locks, documents, requests, invoices, heldSince, heldBecause },
}: {
  user: ListedUser;
}) {
  return (
    <tr>
      <th scope="row" className="sm:min-w-56">
        <Dashboard id={id} role={role} name={name} />
        <span className="block text-sm font-normal break-all text-muted-foreground">{email}</span>
      </th>
      <td data-label="Role">
        <Badge variant={role === 'admin' ? 'info' : undefined}>
          {roles.find(({ value }) => value === role)?.label ?? role}
        </Badge>
      </td>
      <td data-label="Since">
        <RelativeTime value={createdAt} />
      </td>
      <td data-label="Locks" className="tabular-nums">
        {locks}
      </td>
      <td data-label="Documents" className="tabular-nums">
        {documents}
      </td>
      <td data-label="Requests" className="tabular-nums">
        {requests > 0 ? <Requests count={requests} name={name} email={email} /> : requests}
      </td>
      <td data-label="Invoices" className="tabular-nums">
        {invoices}
      </td>
      <td data-label="Legal hold">
        <div className="relative grid justify-items-start gap-2">
          {heldSince && (
            <p className="max-w-xs text-sm">
              <Badge variant="waiting">Held</Badge> <RelativeTime value={heldSince} />
              <span className="block break-words whitespace-pre-line">{heldBecause}</span>
            </p>
          )}
          <LegalHold userId={id} name={name} isHeld={heldSince !== null} />
        </div>
      </td>
    </tr>
  );
}

/** The requests of a client, in the list of all. */
function Requests({ count, name, email }: { count: number; name: string; email: string }) {
  return (
    <Link
      href={addressOf('/admin/requests', { search: email })}
      prefetch={false}
      className="relative text-link"
    >
      {count}
      <span className="sr-only"> of {name}</span>
    </Link>
  );
}

/** An admin may look at what a client or a notary sees. */
function Dashboard({ id, role, name }: Pick<ListedUser, 'id' | 'role' | 'name'>) {
  const place = role === 'notary' ? 'notary-dashboard' : 'client-dashboard';
  return (
    <Link href={`/${place}/${id}`} prefetch={false} className="break-words">
      {name}
    </Link>
  );
}
