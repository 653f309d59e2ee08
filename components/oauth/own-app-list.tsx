'use client';

import { useState } from 'react';
import { changeApp, registerApp } from '@/components/oauth/calls';
import { AppSecret } from '@/components/oauth/app-secret';
import { OwnApp } from '@/components/oauth/own-app';
import { ownApps } from '@/components/oauth/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { Button } from '@/components/ui/button';
import { MOST_APPS } from '@/lib/oauth/rules/app-limits';
import type { AppWithSecret, OauthAppView, RegisterAppInput } from '@/lib/oauth/schema/apps';

const AppForm = partOnDemand(() => import('@/components/oauth/app-form').then((module) => module.AppForm));

type OwnAppListProps = { initialApps: OauthAppView[]; isOwner: boolean };

const refreshes = [ownApps().queryKey];

/** The apps that an organization makes, and for its owners the way to register, change and delete one. */
export function OwnAppList({ initialApps, isOwner }: OwnAppListProps) {
  const query = useRead({ ...ownApps(), initialData: initialApps });
  const [open, setOpen] = useState<'new' | OauthAppView | null>(null);
  const [shown, setShown] = useState<AppWithSecret | null>(null);

  function show(app: AppWithSecret) {
    setOpen(null);
    setShown(app);
  }

  return (
    <div className="grid gap-8">
      <LoadFailure query={query} title="Your apps could not be loaded" />
      {shown && <AppSecret app={shown} onClose={() => setShown(null)} />}
      {open === 'new' && <NewApp onMade={show} onClose={() => setOpen(null)} />}
      {isOwner && query.data.length >= MOST_APPS && (
        <p className="text-muted-foreground">
          Your organization has {MOST_APPS} apps. Delete one that you do not use to register another.
        </p>
      )}
      {isOwner && open === null && query.data.length < MOST_APPS && (
        <div>
          <Button onClick={() => setOpen('new')}>Register an app</Button>
        </div>
      )}
      {query.data.length === 0 ? (
        <p className="border-y py-8 text-muted-foreground">
          No app yet.{' '}
          {isOwner ? 'Register the first one.' : 'An owner of your organization can register one.'}
        </p>
      ) : (
        <ul className="divide-y border-y">
          {query.data.map((app) => (
            <li key={app.id} className="py-5">
              {typeof open === 'object' && open?.id === app.id ? (
                <ChangedApp app={app} onClose={() => setOpen(null)} />
              ) : (
                <OwnApp app={app} isOwner={isOwner} onChange={() => setOpen(app)} onSecret={show} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NewApp({ onMade, onClose }: { onMade: (made: AppWithSecret) => void; onClose: () => void }) {
  const { send, dialog } = useAction(registerApp, { refreshes, onDone: onMade });
  return (
    <>
      <AppForm
        title="Register an app"
        label="Register it"
        pendingLabel="Registering"
        action={send}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

function ChangedApp({ app, onClose }: { app: OauthAppView; onClose: () => void }) {
  const save = ({ name, website, redirectUris, scopes }: RegisterAppInput) =>
    changeApp({ id: app.id, name, website, redirectUris, scopes });
  const { send, dialog } = useAction(save, { says: { title: 'Saved' }, refreshes, onDone: onClose });
  return (
    <>
      <AppForm
        title={`Change ${app.name}`}
        label="Save"
        pendingLabel="Saving"
        app={app}
        action={send}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}
