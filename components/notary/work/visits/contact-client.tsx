'use client';

import { useState, type ComponentProps } from 'react';
import type { MessageDialog } from '@/components/notary/messages/message-dialog';
import { useOnDemand } from '@/components/layout/use-on-demand';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadMessages = () =>
  import('@/components/notary/messages/message-dialog').then((module) => module.MessageDialog);

export function ContactClient({ request: { id, unreadMessages, clientName } }: { request: RequestView }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Messages, askMessages] = useOnDemand<ComponentProps<typeof MessageDialog>>(loadMessages);

  async function open() {
    if (await askMessages()) setIsOpen(true);
  }

  return (
    <>
      <Button variant="outline" onClick={() => void open()}>
        Contact Client<span className="sr-only"> {clientName}</span>
        {unreadMessages > 0 && <Badge variant="info">{unreadMessages} new</Badge>}
      </Button>
      {isOpen && Messages && <Messages requestId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
