'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { accountClient } from '@/components/kit/account-client';
import { useAction } from '@/components/kit/use-action';
import {
  changeEndpoint,
  deleteEndpoint,
  deliveriesUrl,
  rotateSecret,
  sendTestEvent,
  showSecret,
  webhookUrl,
  WEBHOOKS_URL,
} from '@/components/webhooks/calls';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';

type EndpointActionsProps = {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onSecret: (shown: { secret: string; says: string }) => void;
};

const AGAIN = 'Your server checks with it that an event comes from us.';
const RENEWED = 'Put it on your server within 24 hours: until then the one of before signs too.';

/** What an owner can do with a webhook. */
export function EndpointActions({ endpoint, onEdit, onSecret }: EndpointActionsProps) {
  const { id, isOn } = endpoint;
  const [asked, setAsked] = useState<'rotate' | 'off' | 'delete' | null>(null);
  const refreshes = [[webhookUrl(id)], [WEBHOOKS_URL], [deliveriesUrl(id)]];
  const test = useAction(() => sendTestEvent(id), {
    says: { title: 'A test event is on its way' },
    refreshes,
  });
  const reveal = useAction(() => showSecret(id), {
    onDone: ({ secret }) => onSecret({ secret, says: AGAIN }),
  });
  const turnOn = useAction(() => changeEndpoint(id, { isOn: true }), {
    says: { title: 'The webhook is on' },
    refreshes,
  });
  const problem = test.problem ?? reveal.problem ?? turnOn.problem;

  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <Button aria-disabled={test.isPending} onClick={() => void test.act()}>
            Send a test event
          </Button>
        ) : (
          <Button aria-disabled={turnOn.isPending} onClick={() => void turnOn.act()}>
            Turn it on
          </Button>
        )}
        <Button variant="outline" onClick={onEdit}>
          Change it
        </Button>
        <Button variant="outline" aria-disabled={reveal.isPending} onClick={() => void reveal.act()}>
          Show the secret
        </Button>
        <Button variant="outline" onClick={() => setAsked('rotate')}>
          Renew the secret
        </Button>
        {isOn && (
          <Button variant="outline" onClick={() => setAsked('off')}>
            Turn it off
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsked('delete')}>
          Delete it
        </Button>
      </div>
      {asked === 'rotate' && <RotateDialog id={id} onSecret={onSecret} onClose={() => setAsked(null)} />}
      {asked === 'off' && <OffDialog id={id} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteDialog endpoint={endpoint} onClose={() => setAsked(null)} />}
      {test.dialog}
      {reveal.dialog}
      {turnOn.dialog}
    </div>
  );
}

async function readAgain(id: string): Promise<void> {
  for (const url of [webhookUrl(id), WEBHOOKS_URL, deliveriesUrl(id)]) {
    await accountClient().invalidateQueries({ queryKey: [url] });
  }
}

type RotateDialogProps = Pick<EndpointActionsProps, 'onSecret'> & { id: string; onClose: () => void };

function RotateDialog({ id, onSecret, onClose }: RotateDialogProps) {
  async function rotate() {
    const { secret } = await rotateSecret(id);
    onSecret({ secret, says: RENEWED });
    await readAgain(id);
  }
  return (
    <ConfirmDialog
      title="Renew the signing secret?"
      keepLabel="Keep it"
      confirmLabel="Renew the secret"
      pendingLabel="Renewing"
      onConfirm={rotate}
      onClose={onClose}
    >
      <p>
        Events carry two signatures for 24 hours, by the new secret and by the one of before. After that only
        the new one signs.
      </p>
    </ConfirmDialog>
  );
}

function OffDialog({ id, onClose }: { id: string; onClose: () => void }) {
  async function turnOff() {
    await changeEndpoint(id, { isOn: false });
    toast({ title: 'The webhook is off' });
    await readAgain(id);
  }
  return (
    <ConfirmDialog
      title="Turn this webhook off?"
      keepLabel="Keep it on"
      confirmLabel="Turn it off"
      pendingLabel="Turning it off"
      onConfirm={turnOff}
      onClose={onClose}
    >
      <p>We stop sending to it, and give up what waits. You can send that again later.</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const router = useRouter();
  async function remove() {
    await deleteEndpoint(endpoint.id);
    toast({ title: 'Webhook deleted', description: endpoint.url });
    await accountClient().invalidateQueries({ queryKey: [WEBHOOKS_URL] });
    router.push('/organization/webhooks');
  }
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      keepLabel="Keep it"
      confirmLabel="Delete it"
      pendingLabel="Deleting"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      <p>We stop sending to {endpoint.url}, and its log goes with it.</p>
    </ConfirmDialog>
  );
}
