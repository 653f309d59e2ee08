'use client';

import { useRef, useState } from 'react';
import { disconnectApp } from '@/components/oauth/calls';
import { connectedApps } from '@/components/oauth/queries';
import { ScopeList } from '@/components/oauth/scope-list';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { LoadFailure } from '@/components/kit/load-failure';
import { LocalTime } from '@/components/kit/local-time';
import { RelativeTime } from '@/components/kit/relative-time';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ConnectedApp } from '@/lib/oauth/schema/consent';

/** The apps that use the account; each can be disconnected. */
export function ConnectedAppList({ initialApps }: { initialApps: ConnectedApp[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<ConnectedApp | null>(null);
  const query = useRead({ ...connectedApps(), initialData: initialApps });

  async function disconnect({ id, name }: ConnectedApp) {
    await disconnectApp(id);
    toast({ title: 'App disconnected', description: name });
    await accountClient().invalidateQueries({ queryKey: connectedApps().queryKey });
    // Its button is gone.
    requestAnimationFrame(() => heading.current?.focus());
  }

  if (query.error) {
    return <LoadFailure query={query} title="Your apps could not be loaded" />;
  }
  return (
    <section aria-labelledby="apps">
      <h2 ref={heading} id="apps" tabIndex={-1} className="text-2xl outline-none">
        Connected now
      </h2>
      {query.data.length === 0 ? (
        <p className="mt-4 border-y py-5 text-muted-foreground">
          No app is connected. An app that wants to be sends you here to agree.
        </p>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {query.data.map((app) => (
            <li key={app.id} className="py-5">
              <AppRow app={app} onDisconnect={() => setLeaving(app)} />
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Disconnect ${leaving.name}?`}
          keepLabel="Keep it"
          confirmLabel="Disconnect"
          pendingLabel="Disconnecting"
          isDestructive
          onConfirm={() => disconnect(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>From its next call on it can neither see nor do anything here.</p>
          <p>Ask its makers about anything it has already copied.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function AppRow({ app, onDisconnect }: { app: ConnectedApp; onDisconnect: () => void }) {
  const { name, organization, website, scopes, createdAt, lastUsedAt } = app;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{name}</h3>
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {[organization ?? 'Registered itself, not checked by us', website && new URL(website).host]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="text-sm text-muted-foreground">
            Connected <LocalTime value={createdAt} isDay />.{' '}
            {lastUsedAt ? (
              <>
                Last used <RelativeTime value={lastUsedAt} />.
              </>
            ) : (
              'Not used yet.'
            )}
          </p>
        </div>
        <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onDisconnect}>
          Disconnect<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <div className="grid gap-2">
        <p className="text-sm font-medium">It can</p>
        <ScopeList scopes={scopes} />
      </div>
    </div>
  );
}
