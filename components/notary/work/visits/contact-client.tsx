'use client';

import { useState, type ComponentProps } from 'react';
import type { MessageDialog } from '@/components/notary/visit/messages/message-dialog';
import { isUnderWay } from '@/components/notary/request-links';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadMessages = () =>
  import('@/components/notary/visit/messages/message-dialog').then((module) => module.MessageDialog);

/** The way to the thread with the client; once the visit has ended it can still be read. */
export function ContactClient({ request }: { request: RequestView }) {
  const { id, unreadMessages, clientName } = request;
  const [isOpen, setIsOpen] = useState(false);
  const [Messages, askMessages] = useOnDemand<ComponentProps<typeof MessageDialog>>(loadMessages);

  async function open() {
    if (await askMessages()) setIsOpen(true);
  }

  return (
    <>
      <Button variant="outline" onClick={() => void open()}>
        {isUnderWay(request) ? (
          <>
            Contact Client<span className="sr-only"> {clientName}</span>
          </>
        ) : (
          `Messages with ${clientName}`
        )}
        {unreadMessages > 0 && <Badge variant="info">{unreadMessages} new</Badge>}
      </Button>
      {isOpen && Messages && <Messages requestId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
