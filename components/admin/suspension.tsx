'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OpenVisitList } from '@/components/admin/open-visit-list';
import { ReasonDialog } from '@/components/admin/reason-dialog';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { userUrl } from '@/lib/accounts/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';

type SuspensionProps = { userId: string; name: string; isSuspended: boolean };
type SuspensionDialogProps = Omit<SuspensionProps, 'isSuspended'> & { onClose: () => void };

const loadSchema = () => import('@/lib/accounts/schema/suspension').then((module) => module.suspendSchema);
const urlOf = (userId: string) => `${userUrl(userId)}/suspension`;

/** Suspends an account with a reason, or lifts it after a confirmation. */
export function Suspension({ userId, name, isSuspended }: SuspensionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="needs-script"
        aria-label={isSuspended ? `Reinstate ${name}` : `Suspend ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      {isOpen &&
        (isSuspended ? (
          <ReinstateDialog userId={userId} name={name} onClose={onClose} />
        ) : (
          <SuspendDialog userId={userId} name={name} onClose={onClose} />
        ))}
    </>
  );
}

function SuspendDialog({ userId, name, onClose }: SuspensionDialogProps) {
  return (
    <ReasonDialog
      title={`Suspend ${name}`}
      description="Until you lift it, the owner of this account cannot log in: its sessions end, and its apps, its links to documents and its calendar feed stop. Its locks stay in force, and invoices can be paid. Keys of an organization work as long as it has another owner. We email the owner that the account is suspended and where to reply, but not why: tell them yourself."
      url={urlOf(userId)}
      schema={loadSchema}
      label="Suspension"
      question="What it is suspended for"
      confirmLabel="Suspend"
      pendingLabel="Suspending"
      says={`${name} is suspended`}
      onClose={onClose}
    >
      <OpenVisitList userId={userId} />
    </ReasonDialog>
  );
}

function ReinstateDialog({ userId, name, onClose }: SuspensionDialogProps) {
  const router = useRouter();

  async function reinstate() {
    await apiRequest('DELETE', urlOf(userId));
    toast({ title: `${name} is no longer suspended` });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={`Reinstate ${name}?`}
      confirmLabel="Reinstate"
      pendingLabel="Reinstating"
      keepLabel="Keep it suspended"
      onConfirm={reinstate}
      onClose={onClose}
    >
      <p>
        The owner can log in again, and their apps, links and calendar feed work as before. Appointments that
        went to other notaries stay with them. We email the owner about it.
      </p>
    </ConfirmDialog>
  );
}
