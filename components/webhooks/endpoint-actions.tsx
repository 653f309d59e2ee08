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

const AGAIN = 'Your server uses it to check that an event comes from us.';
const RENEWED = 'Put it on your server within 24 hours: until then we sign with the old secret too.';

/** What an owner can do with a webhook. */
export function EndpointActions({ endpoint, onEdit, onSecret }: EndpointActionsProps) {
  const { id, isOn } = endpoint;
  const [asked, setAsked] = useState<'rotate' | 'off' | 'delete' | null>(null);
  const refreshes = [[webhookUrl(id)], [WEBHOOKS_URL], [deliveriesUrl(id)]];
  const test = useAction(() => sendTestEvent(id), {
    says: { title: 'Test event on its way' },
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
            Send test event
          </Button>
        ) : (
          <Button aria-disabled={turnOn.isPending} onClick={() => void turnOn.act()}>
            Turn on
          </Button>
        )}
        <Button variant="outline" onClick={onEdit}>
          Edit
        </Button>
        <Button variant="outline" aria-disabled={reveal.isPending} onClick={() => void reveal.act()}>
          Show secret
        </Button>
        <Button variant="outline" onClick={() => setAsked('rotate')}>
          Rotate secret
        </Button>
        {isOn && (
          <Button variant="outline" onClick={() => setAsked('off')}>
            Turn off
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsked('delete')}>
          Delete
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
      title="Rotate the signing secret?"
      keepLabel="Keep it"
      confirmLabel="Rotate secret"
      pendingLabel="Rotating"
      onConfirm={rotate}
      onClose={onClose}
    >
      <p>
        For 24 hours we sign each event with both the new secret and the old one. After that, only with the
        new one.
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
      confirmLabel="Turn off"
      pendingLabel="Turning off"
      onConfirm={turnOff}
      onClose={onClose}
    >
      <p>We stop sending events to it, and give up those that are waiting. You can resend them later.</p>
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
      confirmLabel="Delete"
      pendingLabel="Deleting"
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      <p>We stop sending events to {endpoint.url} and delete its delivery log.</p>
    </ConfirmDialog>
  );
}
