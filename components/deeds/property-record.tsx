'use client';

import Link from 'next/link';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ContestBanner } from '@/components/deeds/contest-banner';
import { DeedTimeline } from '@/components/deeds/deed-timeline';
import { RecordProofs } from '@/components/deeds/record-proofs';
import type { ReleaseDialogProps } from '@/components/deeds/release-dialog';
import { GuardedCode } from '@/components/deeds/guarded-code';
import { LockPayment } from '@/components/deeds/lock-payment';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { LockedDeed } from '@/lib/deeds/schema';
import { payPath, type PayOrigin } from '@/lib/payments/rules';

type PropertyRecordProps = {
  deed: LockedDeed;
  /** `h1` where it is a page */
  Heading?: 'h1' | 'h3';
  /** in the place of what happened to the lock, where the page tells more of it */
  children?: ReactNode;
};

/** One deed, like an extract from a register. */
export function PropertyRecord({ deed, Heading = 'h3', children }: PropertyRecordProps) {
  const { propertyAddress, ownerName } = deed.metadata;
  const headingId = `property-${deed.id}`;

  return (
    <article aria-labelledby={headingId} className="rounded-lg border bg-background">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
        <div className="min-w-0">
          <Heading id={headingId} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            {propertyAddress}
          </Heading>
          <p className="mt-1 text-muted-foreground">{ownerName}</p>
          {deed.county && (
            <p className="text-sm text-muted-foreground">
              {[deed.county, deed.parcelNumber && `parcel ${deed.parcelNumber}`].filter(Boolean).join(', ')}
            </p>
          )}
        </div>
        <StatusBadge deed={deed} />
      </div>
      {deed.contested && <ContestBanner deed={deed} />}
      {children ? <div className="px-5 pb-5 sm:px-6">{children}</div> : <DeedTimeline deed={deed} />}
      <dl className="grid gap-x-10 gap-y-4 border-t p-5 sm:grid-cols-[auto_auto_1fr] sm:p-6">
        {deed.status !== 'released' && (
          <Fact name="Unlock code">
            <GuardedCode deed={deed} />
          </Fact>
        )}
        <Fact name="Log entry">
          <span className="font-mono">
            {deed.logIndex}
            {deed.releaseLogIndex !== null && `, ended in ${deed.releaseLogIndex}`}
          </span>
        </Fact>
      </dl>
      <RecordActions deed={deed} headingId={headingId} from={Heading === 'h1' ? 'property' : undefined} />
    </article>
  );
}

function StatusBadge({ deed }: { deed: LockedDeed }) {
  if (deed.status === 'paid') return <Badge variant="success">Protected</Badge>;
  if (deed.status === 'released') {
    return <Badge variant="outline">Ended</Badge>;
  }
  return (
    <Badge variant="waiting">
      <span className="whitespace-normal">
        Unpaid: ends on <LocalTime value={deed.paymentDueAt} /> unless you pay
      </span>
    </Badge>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-1 flex min-h-8 items-center">{children}</dd>
    </div>
  );
}

type RecordActionsProps = { deed: LockedDeed; headingId: string; from: PayOrigin | undefined };

function RecordActions({ deed, headingId, from }: RecordActionsProps) {
  return (
    <div className="record-actions">
      {deed.status === 'due' && (
        <Link href={payPath({ lockId: deed.id, from })} prefetch={false} className={buttonVariants()}>
          Pay $99
          <span className="sr-only"> for {deed.metadata.propertyAddress}</span>
        </Link>
      )}
      <RecordProofs deed={deed} />
      {deed.paidAt && <LockPayment deed={deed} />}
      {deed.status !== 'released' && <ReleaseButton deed={deed} headingId={headingId} />}
    </div>
  );
}

function ReleaseButton({ deed, headingId }: { deed: LockedDeed; headingId: string }) {
  const [Dialog, setDialog] = useState<ComponentType<ReleaseDialogProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReleased = useRef(false);

  async function open() {
    try {
      const { ReleaseDialog } = await import('@/components/deeds/release-dialog');
      setDialog(() => ReleaseDialog);
    } catch {
      toast({
        variant: 'destructive',
        title: 'Nothing was released',
        description: 'Part of this page could not be loaded. Please try again.',
      });
    }
  }

  function closeReleased() {
    isReleased.current = true;
    setDialog(null);
  }

  /** The button goes with the lock. */
  function focusNext() {
    bringIntoView(isReleased.current ? document.getElementById(headingId) : button.current);
  }

  return (
    <>
      <Button ref={button} variant="ghost" className="sm:ml-auto" onClick={() => void open()}>
        Release<span className="sr-only"> the lock of {deed.metadata.propertyAddress}</span>
      </Button>
      {Dialog && (
        <Dialog
          deed={deed}
          onClose={() => setDialog(null)}
          onReleased={closeReleased}
          onFocusFree={focusNext}
        />
      )}
    </>
  );
}
