'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useMessageDialog } from '@/components/notary/visit/messages/use-message-dialog';
import { canBeFollowed, isOnTheWay, isUnderWay } from '@/components/notary/request-links';
import { ClientSteps } from '@/components/notary/visit/requests/client-steps';
import { CancelDialog } from '@/components/notary/visit/requests/cancel-dialog';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { isActive } from '@/lib/notary/rules/statuses';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadTracking = () =>
  import('@/components/notary/visit/tracking/tracking-card').then((module) => module.TrackingCard);

/** What the client can do now; once it has ended, read what was written. */
export function RequestActions({ request }: { request: RequestView }) {
  const [opened, setOpened] = useState<'track' | 'contact' | 'cancel' | null>(null);
  const [Tracking, askTracking] = useOnDemand(loadTracking);
  const [Messages, askMessages] = useMessageDialog();
  const { id, status, notary, unreadMessages } = request;
  const hasThread = notary !== null || unreadMessages > 0;
  // Its page shows the way already, and the card would cover it.
  const isShown = isOnTheWay(request);
  const canFollow = canBeFollowed(request);
  const isAwaited = canFollow && !request.arrivedAt && status === 'assigned';
  const close = () => setOpened(null);

  async function open(next: 'track' | 'contact', ask: () => Promise<boolean>) {
    if (await ask()) setOpened(next);
  }

  if (!isActive(status) && !hasThread) return null;
  return (
    <section aria-label="What you can do" className="outline-none">
      <div className="mt-6 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap">
        {canFollow && !isShown && (
          <Button variant={isAwaited ? 'default' : 'outline'} onClick={() => void open('track', askTracking)}>
            Track Notary
          </Button>
        )}
        {hasThread && (
          <Button
            variant={isShown || (canFollow && !isAwaited) ? 'default' : 'outline'}
            onClick={() => void open('contact', askMessages)}
          >
            {isUnderWay(request) ? 'Contact' : 'Messages'}
            {unreadMessages > 0 && <Badge variant="info">{unreadMessages} new</Badge>}
          </Button>
        )}
        {isShown && (
          <Link
            href={`/live-tracking?request=${id}`}
            prefetch={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            View Map
          </Link>
        )}
        {isActive(status) && (
          <Button variant="ghost" className="max-sm:col-span-2" onClick={() => setOpened('cancel')}>
            Cancel request
          </Button>
        )}
        <ClientSteps request={request} />
      </div>
      {opened === 'track' && Tracking && <Tracking request={request} isReplaced={isShown} onClose={close} />}
      {opened === 'contact' && Messages && <Messages requestId={id} onClose={close} />}
      {opened === 'cancel' && <CancelDialog request={request} onClose={close} />}
    </section>
  );
}
