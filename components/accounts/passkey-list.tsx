'use client';

import { useRef, useState } from 'react';
import { removePasskey } from '@/components/accounts/calls';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RenamePasskey } from '@/components/accounts/rename-passkey';
import { RelativeTime } from '@/components/kit/relative-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Guards, Passkey } from '@/lib/accounts/schema/guards';

type PasskeyListProps = { guards: Guards; onChanged: () => Promise<void>; onRemoved: () => void };

export function PasskeyList({ guards, onChanged, onRemoved }: PasskeyListProps) {
  const [removing, setRemoving] = useState<Passkey | null>(null);

  async function remove(passkey: Passkey) {
    await removePasskey(passkey);
    toast({ title: 'Passkey removed', description: passkey.name });
    onRemoved();
    // Its button is gone before the question closes, which gives the focus to this part of the page then.
    await onChanged();
  }

  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-2xl">
        Your passkeys
      </h2>
      {guards.passkeys.length === 0 ? (
        <p className="mt-3 text-muted-foreground">Add your first passkey above.</p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {guards.passkeys.map((passkey) => (
            <li key={passkey.id} className="py-4">
              <PasskeyRow passkey={passkey} onRenamed={onChanged} onRemove={() => setRemoving(passkey)} />
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          title={`Remove “${removing.name}”?`}
          keepLabel="Keep it"
          confirmLabel="Remove passkey"
          pendingLabel="Removing"
          isDestructive
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>You can no longer log in or confirm with it. {consequenceOf(guards)}</p>
          <p>The device keeps its half of the key until you delete it there; it no longer opens anything.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRenamed: () => Promise<void>; onRemove: () => void };

function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const renameButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const whose = <span className="sr-only"> {passkey.name}</span>;

  function stopRenaming() {
    setIsRenaming(false);
    requestAnimationFrame(() => renameButton.current?.focus());
  }

  if (isRenaming) {
    return <RenamePasskey passkey={passkey} onRenamed={onRenamed} onClose={stopRenaming} />;
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{passkey.name}</h3>
        <p className="text-sm text-muted-foreground">
          Added <RelativeTime value={passkey.createdAt} />
        </p>
        <p className="text-sm text-muted-foreground">
          {passkey.lastUsedAt ? (
            <>
              Last used <RelativeTime value={passkey.lastUsedAt} />
            </>
          ) : (
            'Not used yet'
          )}
        </p>
        <Badge variant="outline" className="mt-1">
          {passkey.isBackedUp ? 'Synced' : 'On this device only'}
        </Badge>
      </div>
      <div className="flex gap-2">
        <Button ref={renameButton} variant="outline" size="sm" onClick={() => setIsRenaming(true)}>
          Rename{whose}
        </Button>
        <Button variant="outline" size="sm" onClick={onRemove}>
          Remove{whose}
        </Button>
      </div>
    </div>
  );
}

function consequenceOf({ passkeys, hasPin }: Guards) {
  if (passkeys.length > 1) return 'Your other passkeys stay.';
  if (hasPin) return 'It is your last one; your PIN stays.';
  return 'It is the last guard of your account: nothing but your password will guard your locks, unlock codes and documents.';
}
