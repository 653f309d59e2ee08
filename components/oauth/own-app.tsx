'use client';

import { useState } from 'react';
import { deleteApp, renewSecret } from '@/components/oauth/calls';
import { ownApps } from '@/components/oauth/queries';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { CopyButton } from '@/components/kit/copy-button';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { AppWithSecret, OauthAppView } from '@/lib/oauth/schema/apps';
import { formatNumber } from '@/lib/values/numbers';

type OwnAppProps = {
  app: OauthAppView;
  isOwner: boolean;
  onChange: () => void;
  onSecret: (app: AppWithSecret) => void;
};

/** One app of the organization. */
export function OwnApp({ app, isOwner, onChange, onSecret }: OwnAppProps) {
  const { id, name, website, redirectUris, scopes, isConfidential, connections } = app;
  const [asking, setAsking] = useState<'delete' | 'renew' | null>(null);
  const whose = <span className="sr-only"> {name}</span>;
  return (
    <div className="grid gap-3">
      <h2 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{name}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-md bg-muted px-2 py-1 text-sm break-all">{id}</code>
        <CopyButton value={id} of={`the client ID of ${name}`} />
      </div>
      <div className="grid gap-1 text-sm wrap-anywhere text-muted-foreground">
        {website && <p>{website}</p>}
        <p>{isConfidential ? 'Runs on a server and has a secret.' : 'Has no secret.'}</p>
        <p>People come back to {redirectUris.join(', ')}</p>
        <p>It may ask for {scopes.join(', ')}</p>
        <p>
          Connected to {formatNumber(connections)} {connections === 1 ? 'account' : 'accounts'}
        </p>
      </div>
      {isOwner && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={onChange}>
            Change{whose}
          </Button>
          {isConfidential && (
            <Button
              variant="outline"
              size="sm"
              className="max-sm:min-h-11"
              onClick={() => setAsking('renew')}
            >
              New secret{whose}
            </Button>
          )}
          <Button variant="outline" size="sm" className="max-sm:min-h-11" onClick={() => setAsking('delete')}>
            Delete{whose}
          </Button>
        </div>
      )}
      {asking === 'renew' && <RenewDialog app={app} onSecret={onSecret} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteDialog app={app} onClose={() => setAsking(null)} />}
    </div>
  );
}

type RenewDialogProps = Pick<OwnAppProps, 'app' | 'onSecret'> & { onClose: () => void };

function RenewDialog({ app, onSecret, onClose }: RenewDialogProps) {
  return (
    <ConfirmDialog
      title={`Make a new secret for ${app.name}?`}
      keepLabel="Keep the old one"
      confirmLabel="Make a new secret"
      pendingLabel="Making"
      onConfirm={async () => onSecret(await renewSecret(app.id))}
      onClose={onClose}
    >
      <p>The old one no longer works then. Your server needs the new one before it can renew a token.</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ app, onClose }: { app: OauthAppView; onClose: () => void }) {
  async function remove() {
    await deleteApp(app.id);
    toast({ title: 'App deleted', description: app.name });
    await accountClient().invalidateQueries({ queryKey: ownApps().queryKey });
  }
  return (
    <ConfirmDialog
      title={`Delete ${app.name}?`}
      keepLabel="Keep it"
      confirmLabel="Delete app"
      pendingLabel="Deleting"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      <p>It is disconnected from the accounts of the people who use it. You can’t undo this.</p>
    </ConfirmDialog>
  );
}
