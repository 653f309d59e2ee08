'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { endSharing } from '@/components/organizations/calls';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { SharedThing } from '@/lib/organizations/schema/sharing';

type StopSharingProps = {
  thing: SharedThing;
  organization: string;
  /** what is shared, by its name */
  name: string;
  /** whoever asks shared it */
  isOwn: boolean;
  onStopped: () => void;
};

/** Ends a sharing, after a question: for who shared it, and for an owner of the organization. */
export function StopSharing({ thing, organization, name, isOwn, onStopped }: StopSharingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const rememberFocus = useFocusAfter();

  function ask() {
    rememberFocus();
    setIsAsking(true);
  }

  async function stop() {
    await endSharing(thing);
    toast({ title: 'No longer shared', description: name });
    onStopped();
  }

  return (
    <>
      <Button variant="outline" size="sm" className="relative needs-script max-sm:min-h-11" onClick={ask}>
        Stop sharing<span className="sr-only"> {name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Stop sharing?"
          keepLabel="Keep sharing"
          confirmLabel="Stop sharing"
          pendingLabel="Stopping"
          onConfirm={stop}
          onClose={() => setIsAsking(false)}
        >
          <p className="wrap-anywhere">{name}</p>
          <p>
            The members of {organization} no longer see it.{' '}
            {isOwn
              ? 'It stays in your account as it is.'
              : 'It stays in the account of who shared it, and we tell them.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
