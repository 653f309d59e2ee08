'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { leaveOrganization } from '@/components/organizations/calls';
import { openAfresh } from '@/components/session/open-afresh';
import { refreshUser } from '@/components/session/refresh-user';
import { Button } from '@/components/ui/button';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';

type LeaveOrganizationProps = { organization: OrganizationView; ownId: string };

/** The way out; the last owner reads what comes before it. */
export function LeaveOrganization({ organization, ownId }: LeaveOrganizationProps) {
  const [isAsked, setAsked] = useState(false);
  const rememberFocus = useFocusAfter();
  const { name, members, role } = organization;
  const isLastOwner =
    role === 'owner' && !members.some((member) => member.role === 'owner' && member.id !== ownId);

  function ask() {
    rememberFocus();
    setAsked(true);
  }

  async function leave() {
    await leaveOrganization();
    await refreshUser();
    openAfresh('/home');
  }

  return (
    <section aria-labelledby="leave" className="max-w-2xl">
      <h2 id="leave" className="text-2xl">
        Leave
      </h2>
      {isLastOwner ? (
        <p className="mt-2 text-muted-foreground">
          You are the last owner, and an organization needs one. Make somebody else an owner first, or close
          the organization.
        </p>
      ) : (
        <>
          <p className="mt-2 text-muted-foreground">
            What is your own stays in your account, and the others no longer see what you share.
          </p>
          <Button variant="outline" className="mt-4 needs-script" onClick={ask}>
            Leave {name}
          </Button>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Leave ${name}?`}
          keepLabel="Stay"
          confirmLabel="Leave"
          pendingLabel="Leaving"
          isDestructive
          onConfirm={leave}
          onClose={() => setAsked(false)}
        >
          <p>To come back, you need a new invitation from an owner.</p>
          {role === 'owner' && (
            <p>
              Keys that you made stop working. If another owner rolls a key before you leave, it becomes
              theirs.
            </p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}
