'use client';

import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { accountClient } from '@/components/kit/account-client';
import { removeWatch } from '@/components/properties/calls';
import { ownWatches } from '@/components/properties/queries';
import { WatchForm } from '@/components/properties/watch-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { FREE_WATCHES } from '@/lib/properties/rules/watching';
import type { Watch } from '@/lib/properties/schema/watches';

/** The further names and parcels that an account watches, with the way to add one while there is room. */
export function WatchList({ initialWatches }: { initialWatches: Watch[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Watch | null>(null);
  const query = useRead({ ...ownWatches(), initialData: initialWatches });

  async function remove(watch: Watch) {
    await removeWatch(watch);
    toast({ title: 'No longer watched', description: watch.value });
    await accountClient().invalidateQueries({ queryKey: ownWatches().queryKey });
    // Its button is gone.
    requestAnimationFrame(() => heading.current?.focus());
  }

  if (query.error) {
    return <LoadFailure query={query} title="What you watch could not be loaded" />;
  }
  const watches = query.data;
  return (
    <section aria-labelledby="further">
      <h2 ref={heading} id="further" tabIndex={-1} className="text-2xl outline-none">
        Further names and parcels
      </h2>
      <p className="mt-3 text-muted-foreground">
        {watches.length} of {FREE_WATCHES} used.
      </p>
      {watches.length === 0 ? (
        <p className="mt-4 border-y py-5 text-muted-foreground">
          Add a name that you sell or lend under, the name of a relative, or a parcel without a lock.
        </p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {watches.map((watch) => (
            <li key={watch.id} className="py-4">
              <WatchRow watch={watch} onRemove={() => setRemoving(watch)} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        {watches.length < FREE_WATCHES ? (
          <WatchForm />
        ) : (
          <p>That is {FREE_WATCHES}. Remove one to add another.</p>
        )}
      </div>
      {removing && <RemoveDialog watch={removing} onRemove={remove} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function WatchRow({ watch, onRemove }: { watch: Watch; onRemove: () => void }) {
  const { kind, value, county, createdAt, matches } = watch;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{value}</h3>
        <p className="text-sm text-muted-foreground">
          {kind === 'name' ? 'Name' : 'Parcel number'}, {county ?? 'in any county'}
        </p>
        <p className="text-sm text-muted-foreground">
          Watched since <LocalTime value={createdAt} isDay />. {sayMatches(matches)}
        </p>
      </div>
      <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onRemove}>
        Remove<span className="sr-only"> {value}</span>
      </Button>
    </div>
  );
}

function sayMatches(count: number): string {
  if (count === 0) return 'No recording matched yet.';
  return count === 1 ? '1 recording matched.' : `${count} recordings matched.`;
}

type RemoveDialogProps = { watch: Watch; onRemove: (watch: Watch) => Promise<void>; onClose: () => void };

function RemoveDialog({ watch, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={`Stop watching “${watch.value}”?`}
      keepLabel="Keep it"
      confirmLabel="Stop watching"
      pendingLabel="Removing"
      isDestructive
      onConfirm={() => onRemove(watch)}
      onClose={onClose}
    >
      <p>New recordings are no longer compared with it. The alerts that it raised stay.</p>
    </ConfirmDialog>
  );
}
