'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { removePin } from '@/components/accounts/calls';
import { GuardsLoading } from '@/components/accounts/guards-loading';
import { PinForm, type SavedPin } from '@/components/accounts/pin-form';
import { useRead } from '@/components/kit/use-read';
import { accountGuards, noteNewCodes, refreshGuards } from '@/components/session/queries';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Guards } from '@/lib/accounts/schema/guards';

type Doing = 'arriving' | 'looking' | 'changing';

export function PinSettings() {
  const query = useRead(accountGuards());
  const guards = query.data;
  const [doing, setDoing] = useState<Doing>('arriving');
  const [saved, setSaved] = useState<SavedPin>();

  function keep(done: SavedPin) {
    if (done.recoveryCodes) noteNewCodes(done.recoveryCodes);
    setSaved(done);
    void refreshGuards();
  }

  async function removed() {
    setDoing('looking');
    toast({ title: 'PIN removed' });
    await refreshGuards();
  }

  const takesFocus = doing !== 'arriving';

  if (saved) {
    const { Saved, recoveryCodes } = saved;
    const hasCodes = recoveryCodes !== undefined || (guards?.recoveryCodesLeft ?? 0) > 0;
    return <Saved hasRecoveryCodes={hasCodes} recoveryCodes={recoveryCodes} />;
  }
  if (!guards) return <GuardsLoading query={query} />;
  if (!guards.hasPin) return <FirstPin guards={guards} takesFocus={takesFocus} onSaved={keep} />;
  if (doing === 'changing') {
    const turnBack = () => setDoing('looking');
    return <PinForm title="Choose a new PIN" takesFocus onSaved={keep} onCancel={turnBack} />;
  }
  return (
    <PinInPlace
      guards={guards}
      takesFocus={takesFocus}
      onChange={() => setDoing('changing')}
      onRemoved={removed}
    />
  );
}

type FirstPinProps = { guards: Guards; takesFocus: boolean; onSaved: (saved: SavedPin) => void };

function FirstPin({ guards, ...form }: FirstPinProps) {
  return <PinForm title="Set a PIN" asksPassword={guards.passkeys.length === 0} {...form} />;
}

type PinInPlaceProps = {
  guards: Guards;
  /** Not on arrival at the page, but whenever it takes the place of something else. */
  takesFocus: boolean;
  onChange: () => void;
  onRemoved: () => Promise<void>;
};

function PinInPlace({ guards, takesFocus, onChange, onRemoved }: PinInPlaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRemoving, setIsRemoving] = useState(false);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  async function remove() {
    await removePin();
    void onRemoved();
  }

  return (
    <section aria-labelledby="pin" className="rounded-lg border bg-card p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="pin" tabIndex={-1} className="text-2xl outline-none">
          Your PIN is set
        </h2>
        <Badge variant="success">In use</Badge>
      </div>
      <p className="mt-3 text-muted-foreground">
        It is asked for before a lock is released or a document leaves. Five wrong tries lock it for 15
        minutes.
      </p>
      <p className="mt-3 text-[0.9375rem]">
        Forgotten? A{' '}
        <Link href="/enroll/biometric#recovery-codes" prefetch={false} className="text-link">
          recovery code
        </Link>{' '}
        works in its place; you have {guards.recoveryCodesLeft || 'none'} left.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="lg" onClick={onChange}>
          Change PIN
        </Button>
        <Button variant="outline" size="lg" onClick={() => setIsRemoving(true)}>
          Remove PIN
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title="Remove the PIN?"
          keepLabel="Keep the PIN"
          confirmLabel="Remove PIN"
          pendingLabel="Removing"
          isDestructive
          onConfirm={remove}
          onClose={() => setIsRemoving(false)}
        >
          <p>{consequenceOf(guards)}</p>
          <p>You can set a new PIN at any time.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function consequenceOf({ passkeys }: Guards) {
  if (passkeys.length > 0) return 'Your passkeys stay, and are asked for as before.';
  return 'Nothing but your password will then guard your locks, unlock codes and documents.';
}
