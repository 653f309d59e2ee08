'use client';

import { useRef, useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { windowOnDemand } from '@/components/kit/window-on-demand';
import { revokeKey } from '@/components/programs/calls';
import { KeyRow } from '@/components/programs/key-row';
import type { MakingKey } from '@/components/programs/key-window';
import { ownKeys } from '@/components/programs/queries';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { MAX_KEYS } from '@/lib/programs/rules/key-limits';
import type { KeyView, MadeKey } from '@/lib/programs/schema/keys';

type Open = MakingKey | { kind: 'revoke'; key: KeyView };

const KeyWindow = windowOnDemand(() =>
  import('@/components/programs/key-window').then((module) => module.KeyWindow),
);

/** The keys of an organization. Members see them; owners make, roll and revoke them. */
export function ApiKeys({ initialKeys, isOwner }: { initialKeys: KeyView[]; isOwner: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const query = useRead({ ...ownKeys(), initialData: initialKeys });

  const works = ({ state }: KeyView) => state === 'active' || state === 'ending';
  const working = query.data.filter(works);
  const ended = query.data.filter((key) => !works(key));
  const isFull = working.length >= MAX_KEYS;
  const close = () => setOpen(null);

  function show(made: MadeKey) {
    setOpen({ kind: 'made', made });
    void refresh();
  }

  async function revoke(key: KeyView) {
    await revokeKey(key);
    toast({ title: 'Key revoked', description: `${key.name} no longer works.` });
    await refresh();
    // Its button is gone.
    requestAnimationFrame(() => heading.current?.focus());
  }

  return (
    <section aria-labelledby="keys">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="keys" tabIndex={-1} className="text-2xl outline-none">
          Keys
        </h2>
        {isOwner && !isFull && (
          <Button size="lg" onClick={() => setOpen({ kind: 'make' })}>
            Create key
          </Button>
        )}
      </div>
      <p className="mt-3 text-muted-foreground">
        {working.length} of {MAX_KEYS} keys in use.
        {isOwner && isFull && ' To create another one, revoke one first.'}
        {!isOwner && ' Only owners can create, roll and revoke keys.'}
      </p>
      <LoadFailure query={query} title="Your keys could not be loaded" className="mt-4" />
      {working.length === 0 ? (
        <p className="mt-4 border-y py-5 text-muted-foreground">
          No keys yet. Start with a test key: it works on test data, apart from your live data.
        </p>
      ) : (
        <KeyList keys={working} isOwner={isOwner} onOpen={setOpen} />
      )}
      {ended.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 w-fit items-center text-link">
            {ended.length === 1 ? '1 expired or revoked key' : `${ended.length} expired or revoked keys`}
          </summary>
          <KeyList keys={ended} isOwner={false} onOpen={setOpen} />
        </details>
      )}
      {open?.kind === 'revoke' && <RevokeDialog apiKey={open.key} onRevoke={revoke} onClose={close} />}
      {open && open.kind !== 'revoke' && (
        <KeyWindow open={open} isFull={isFull} onMade={show} onClose={close} />
      )}
    </section>
  );
}

function refresh() {
  return accountClient().invalidateQueries({ queryKey: ownKeys().queryKey });
}

type KeyListProps = { keys: KeyView[]; isOwner: boolean; onOpen: (open: Open) => void };

function KeyList({ keys, isOwner, onOpen }: KeyListProps) {
  return (
    <ul className="mt-4 divide-y border-y">
      {keys.map((key) => (
        <li key={key.id} className="py-4">
          <KeyRow
            apiKey={key}
            onRoll={isOwner && key.state === 'active' ? () => onOpen({ kind: 'roll', key }) : undefined}
            onRevoke={isOwner ? () => onOpen({ kind: 'revoke', key }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

type RevokeDialogProps = { apiKey: KeyView; onRevoke: (key: KeyView) => Promise<void>; onClose: () => void };

function RevokeDialog({ apiKey, onRevoke, onClose }: RevokeDialogProps) {
  return (
    <ConfirmDialog
      title={`Revoke “${apiKey.name}”?`}
      keepLabel="Keep it"
      confirmLabel="Revoke now"
      pendingLabel="Revoking"
      isDestructive
      onConfirm={() => onRevoke(apiKey)}
      onClose={onClose}
    >
      <p>
        Programs that use {apiKey.prefix}… stop working at once. What they created stays. To switch without a
        gap, roll the key instead.
      </p>
    </ConfirmDialog>
  );
}
