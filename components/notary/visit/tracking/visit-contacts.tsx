'use client';

import { useState } from 'react';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { useMessageDialog } from '@/components/notary/visit/messages/use-message-dialog';
import { ClientSteps } from '@/components/notary/visit/requests/client-steps';
import { Button } from '@/components/ui/button';
import { isActive } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadCancel = () =>
  import('@/components/notary/visit/requests/cancel-dialog').then((module) => module.CancelDialog);
const loadEmergency = () =>
  import('@/components/notary/visit/tracking/emergency-dialog').then((module) => module.EmergencyDialog);

type Opened = 'messages' | 'cancel' | 'emergency';

/** Whom to turn to; once the visit has ended, what was written can still be read. */
export function VisitContacts({ request, isNotary }: { request: RequestView; isNotary: boolean }) {
  const { id, notary, status } = request;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Messages, askMessages] = useMessageDialog();
  const [Cancel, askCancel] = useOnDemand(loadCancel);
  const [Emergency, askEmergency] = useOnDemand(loadEmergency);
  const isOver = !isActive(status);
  const close = () => setOpened(null);

  async function open(part: Opened, ask: () => Promise<boolean>) {
    if (await ask()) setOpened(part);
  }

  return (
    <section aria-label="What you can do" className="grid gap-3 outline-none">
      {notary && (
        <Button
          variant={isOver ? 'outline' : 'default'}
          size="lg"
          onClick={() => void open('messages', askMessages)}
        >
          {isOver ? 'Messages' : `Contact ${isNotary ? 'Client' : 'Notary'}`}
        </Button>
      )}
      <Button variant="outline" size="lg" onClick={() => void open('emergency', askEmergency)}>
        Emergency Contact
      </Button>
      {!isNotary && <ClientSteps request={request} size="lg" />}
      {!isNotary && !isOver && (
        <Button variant="ghost" size="lg" onClick={() => void open('cancel', askCancel)}>
          Cancel Appointment
        </Button>
      )}
      {opened === 'messages' && Messages && <Messages requestId={id} onClose={close} />}
      {opened === 'cancel' && Cancel && <Cancel request={request} onClose={close} />}
      {opened === 'emergency' && Emergency && <Emergency onClose={close} />}
    </section>
  );
}
