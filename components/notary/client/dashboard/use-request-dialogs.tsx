'use client';

import { useState, type ReactNode } from 'react';
import type { StoredDocument } from '@/components/notary/client/request-form/use-attachment';
import { useMessageDialog } from '@/components/notary/visit/messages/use-message-dialog';
import { useOnDemand } from '@/components/kit/use-on-demand';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadNew = () =>
  import('@/components/notary/client/request-form/request-dialog').then((module) => module.RequestDialog);
const loadTracking = () =>
  import('@/components/notary/visit/tracking/tracking-card').then((module) => module.TrackingCard);

type Opened = { kind: 'new'; document?: StoredDocument } | { kind: 'track' | 'contact'; id: string };

/** The dialogs of a page about requests, one at a time, each loaded when it is first opened. */
export function useRequestDialogs(requests: RequestView[]) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [New, askNew] = useOnDemand(loadNew);
  const [Tracking, askTracking] = useOnDemand(loadTracking);
  const [Messages, askMessages] = useMessageDialog();
  const ask = { new: askNew, track: askTracking, contact: askMessages };
  const close = () => setOpened(null);

  async function open(next: Opened) {
    if (await ask[next.kind]()) setOpened(next);
  }

  function draw(): ReactNode {
    if (!opened) return null;
    if (opened.kind === 'new') {
      return New && <New initial={opened.document && { document: opened.document }} onClose={close} />;
    }
    const request = requests.find(({ id }) => id === opened.id);
    if (!request) return null;
    if (opened.kind === 'contact') return Messages && <Messages requestId={request.id} onClose={close} />;
    return Tracking && <Tracking key={request.id} request={request} onClose={close} />;
  }

  return { open: (next: Opened) => void open(next), dialog: draw() };
}
