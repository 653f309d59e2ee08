'use client';

import { useState } from 'react';
import { MessageDialog } from '@/components/notary/messages/message-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

export function ContactClient({ request: { id, unreadMessages, clientName } }: { request: RequestView }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Contact Client<span className="sr-only"> {clientName}</span>
        {unreadMessages > 0 && <Badge variant="info">{unreadMessages} new</Badge>}
      </Button>
      {isOpen && <MessageDialog requestId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
