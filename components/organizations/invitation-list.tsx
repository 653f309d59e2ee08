'use client';

import { useRouter } from 'next/navigation';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { revokeInvitation } from '@/components/organizations/calls';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { asRole } from '@/lib/organizations/rules/members';
import type { InvitationView } from '@/lib/organizations/schema/organizations';

type InvitationListProps = { invitations: InvitationView[]; canChange: boolean };

/** Whoever was asked to join and has not answered. */
export function InvitationList({ invitations, canChange }: InvitationListProps) {
  return (
    <ul className="mt-4 divide-y border-y">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="py-4">
          <Invitation invitation={invitation} canChange={canChange} />
        </li>
      ))}
    </ul>
  );
}

function Invitation({ invitation, canChange }: { invitation: InvitationView; canChange: boolean }) {
  const { email, role, expiresAt } = invitation;
  const router = useRouter();
  const { act, isPending, problem, dialog } = useAction(() => revokeInvitation(invitation), {
    says: { title: 'Invitation taken back', description: email },
    onDone: () => router.refresh(),
  });

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{email}</h3>
        <p className="text-sm text-muted-foreground">
          As {asRole[role]}, until <LocalTime value={expiresAt} isDay />
        </p>
        <div role="alert" className="empty:hidden">
          {problem && <Alert variant="destructive">{problem}</Alert>}
        </div>
      </div>
      {canChange && (
        <Button
          variant="outline"
          size="sm"
          className="needs-script max-sm:min-h-11"
          aria-disabled={isPending}
          onClick={() => void act()}
        >
          {isPending && <Spinner />}
          Take back<span className="sr-only"> the invitation of {email}</span>
        </Button>
      )}
      {dialog}
    </div>
  );
}
