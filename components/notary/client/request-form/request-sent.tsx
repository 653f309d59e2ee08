'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { LocalTime } from '@/components/kit/local-time';
import { useRead } from '@/components/kit/use-read';
import { readRequest } from '@/components/notary/queries';
import { placeOf, requestPath } from '@/components/notary/request-links';
import { useRequestRefresh } from '@/components/notary/use-request-refresh';
import { waitingLine } from '@/components/notary/waiting-line';
import { Button, buttonVariants } from '@/components/ui/button';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { documentLabel, serviceLabel } from '@/lib/notary/rules/services';
import type { RequestView } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

type RequestSentProps = { request: RequestView; onClose: () => void };

/** Instead of the form: what was sent, what happens next, and the way to it. */
export function RequestSent({ request: sent, onClose }: RequestSentProps) {
  useRequestRefresh();
  const { data: request } = useRead({ ...readRequest(sent.id), initialData: sent });
  const { serviceType, documentType, appointmentDate, totalPrice, notary } = request;

  return (
    <>
      <DialogHeader>
        <DialogTitle ref={bringIntoView}>
          {notary ? 'A notary has accepted' : 'Your request is on its way'}
        </DialogTitle>
        <DialogDescription aria-live="polite">
          {notary
            ? `${notary.name} has accepted. `
            : `${waitingLine(request) ?? ''} You get a notice when somebody accepts. `}
          The page of the request shows how it goes on.
        </DialogDescription>
      </DialogHeader>
      <dl className="divide-y border-y text-[0.9375rem] leading-6">
        <Fact name="What">
          {serviceLabel(serviceType)}, {documentLabel(documentType)}
        </Fact>
        <Fact name="When">
          <LocalTime value={appointmentDate} />
        </Fact>
        <Fact name="Where">{placeOf(request)}</Fact>
        <Fact name="Total">
          <span className="font-semibold tabular-nums">{formatMoney(toCents(totalPrice))}</span>
        </Fact>
      </dl>
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Done
        </Button>
        <Link href={requestPath(request.id)} prefetch={false} className={buttonVariants({ size: 'lg' })}>
          Open the request
        </Link>
      </DialogFooter>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-2.5">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
