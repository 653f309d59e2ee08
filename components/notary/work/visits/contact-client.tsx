'use client';

import { useState } from 'react';
import { useMessageDialog } from '@/components/notary/visit/messages/use-message-dialog';
import { isUnderWay } from '@/components/notary/request-links';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { RequestView } from '@/lib/notary/schema/requests';

/** The way to the thread with the client; once the visit has ended it can still be read. */
export function ContactClient({ request }: { request: RequestView }) {
  const { id, unreadMessages, clientName } = request;
  const [isOpen, setIsOpen] = useState(false);
  const [Messages, askMessages] = useMessageDialog();

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
