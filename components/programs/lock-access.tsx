'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LocalTime } from '@/components/kit/local-time';
import { endAccess } from '@/components/programs/calls';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { LockAccess } from '@/lib/programs/schema/consents';

/** Which organization sees a property, and the way to take that back. */
export function LockAccessSection({ lockId, access }: { lockId: string; access: LockAccess }) {
  const { organization, since } = access;
  const [isAsking, setIsAsking] = useState(false);
  const [isEnded, setIsEnded] = useState(false);

  async function end() {
    await endAccess(lockId);
    setIsEnded(true);
    toast({ title: 'Access ended', description: `${organization} no longer sees this property.` });
  }

  return (
    <section aria-labelledby="access">
      <h2 id="access" className="text-2xl">
        Who else sees this property
      </h2>
      {isEnded ? (
        <p className="mt-3 border-y py-4 text-muted-foreground">You took this access back.</p>
      ) : (
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-y py-4">
          <div className="grid max-w-prose min-w-0 gap-1">
            <p className="font-medium wrap-anywhere">{organization}</p>
            <p className="text-sm text-muted-foreground">
              Since <LocalTime value={since} isDay />: the address, the state of the lock and its entry in the
              evidence log.
            </p>
          </div>
          <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={() => setIsAsking(true)}>
            End access<span className="sr-only"> of {organization}</span>
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`End the access of ${organization}?`}
          keepLabel="Keep it"
          confirmLabel="End access"
          pendingLabel="Ending access"
          onConfirm={end}
          onClose={() => setIsAsking(false)}
        >
          <p>{organization} no longer sees this property, or hears of it. Your lock stays as it is.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
