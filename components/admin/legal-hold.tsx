'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ReasonDialog } from '@/components/admin/reason-dialog';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { userUrl } from '@/lib/accounts/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';

type LegalHoldProps = { userId: string; name: string; isHeld: boolean };
type HoldDialogProps = Omit<LegalHoldProps, 'isHeld'> & { onClose: () => void };

const loadSchema = () => import('@/lib/accounts/schema/legal-hold').then((module) => module.placeHoldSchema);
const urlOf = (userId: string) => `${userUrl(userId)}/hold`;

/** Puts an account under a legal hold with a reason, or lifts it after a confirmation. */
export function LegalHold({ userId, name, isHeld }: LegalHoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="needs-script"
        aria-label={isHeld ? `Lift the legal hold on ${name}` : `Put ${name} under a legal hold`}
        onClick={() => setIsOpen(true)}
      >
        {isHeld ? 'Lift' : 'Hold'}
      </Button>
      {isOpen &&
        (isHeld ? (
          <LiftDialog userId={userId} name={name} onClose={onClose} />
        ) : (
          <PlaceDialog userId={userId} name={name} onClose={onClose} />
        ))}
    </>
  );
}

function PlaceDialog({ userId, name, onClose }: HoldDialogProps) {
  return (
    <ReasonDialog
      title={`Put ${name} under a legal hold`}
      description="Until you lift it, what is in this account stays: its owner cannot delete the account, a document, a redacted copy, a generated document or a watch, and jobs that delete old records leave this account out. We do not write to them about it, but the page “Your data” says that a legal matter is in the way."
      url={urlOf(userId)}
      schema={loadSchema}
      label="Legal hold"
      question="Which order or claim asks for it"
      confirmLabel="Put under hold"
      pendingLabel="Holding"
      says={`${name} is under a legal hold`}
      onClose={onClose}
    />
  );
}

function LiftDialog({ userId, name, onClose }: HoldDialogProps) {
  const router = useRouter();

  async function lift() {
    await apiRequest('DELETE', urlOf(userId));
    toast({ title: `${name} is no longer under a legal hold` });
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={`Lift the legal hold on ${name}?`}
      confirmLabel="Lift the hold"
      pendingLabel="Lifting"
      keepLabel="Keep it"
      isDestructive
      onConfirm={lift}
      onClose={onClose}
    >
      <p>
        Jobs then delete what has become old meanwhile, and the owner can delete the account. You can’t bring
        that back.
      </p>
    </ConfirmDialog>
  );
}
