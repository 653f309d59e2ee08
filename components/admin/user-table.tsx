import Link from 'next/link';
import type { ReactNode } from 'react';
import { LegalHold } from '@/components/admin/legal-hold';
import { addressOf } from '@/components/admin/page-links';
import { Suspension } from '@/components/admin/suspension';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
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
            <th scope="col" className="figure">
              Locks
            </th>
            <th scope="col" className="figure">
              Documents
            </th>
            <th scope="col" className="figure">
              Requests
            </th>
            <th scope="col" className="figure">
              Invoices
            </th>
            <th scope="col">Suspension</th>
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

function Row({ user }: { user: ListedUser }) {
  const { id, name, email, role, createdAt, locks, documents, requests, invoices } = user;
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
      <td data-label="Locks" className={figureCell(locks)}>
        {locks}
      </td>
      <td data-label="Documents" className={figureCell(documents)}>
        {documents}
      </td>
      <td data-label="Requests" className={figureCell(requests)}>
        {requests > 0 ? <Requests count={requests} name={name} email={email} /> : requests}
      </td>
      <td data-label="Invoices" className={figureCell(invoices)}>
        {invoices}
      </td>
      <td data-label="Suspension">
        <Standing word="Suspended" since={user.suspendedSince} because={user.suspendedBecause}>
          {(role !== 'admin' || user.suspendedSince) && (
            <Suspension userId={id} name={name} isSuspended={user.suspendedSince !== null} />
          )}
        </Standing>
      </td>
      <td data-label="Legal hold">
        <Standing word="Held" since={user.heldSince} because={user.heldBecause}>
          <LegalHold userId={id} name={name} isHeld={user.heldSince !== null} />
        </Standing>
      </td>
    </tr>
  );
}

type StandingProps = { word: string; since: string | null; because: string | null; children: ReactNode };

/** What an admin has put an account under, since when and why, with what changes it. */
function Standing({ word, since, because, children }: StandingProps) {
  return (
    <div className="relative grid justify-items-start gap-2">
      {since && (
        <p className="max-w-xs text-sm">
          <Badge variant="waiting">{word}</Badge> <RelativeTime value={since} />
          <span className="block break-words whitespace-pre-line">{because}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** On phones, where a row is a card, a figure that says nothing is left out. */
function figureCell(count: number): string {
  return cn('figure', count === 0 && 'max-sm:hidden!');
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
