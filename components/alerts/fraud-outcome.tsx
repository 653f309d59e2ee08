'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { useAuth } from '@/components/session/auth-provider';
import { Button, buttonVariants } from '@/components/ui/button';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import type { FraudReceipt } from '@/lib/fraud/schema';

type ReportedProps = { receipt: FraudReceipt; onClose: () => void };

/** The number, who gets it, and what comes next. */
export function Reported({ receipt: { caseId, sent_to, transport }, onClose }: ReportedProps) {
  const { user } = useAuth();
  return (
    <div ref={bringIntoView} role="status" tabIndex={-1} className="grid gap-5 outline-none">
      <DialogHeader>
        <DialogTitle>Your report reached us</DialogTitle>
        <DialogDescription>
          Case <span className="font-mono whitespace-nowrap">{caseId}</span> is open. Mention this number if
          you write to us.
        </DialogDescription>
      </DialogHeader>
      <dl className="divide-y">
        <Row label="Goes to">{sent_to.join(', ')}</Row>
        <Row label="How">
          {transport === 'smtp'
            ? 'By email, now on its way'
            : 'Preview: this server sends no email, and keeps the report to be read here'}
        </Row>
        <Row label="Next">
          {user
            ? 'The page of the case has a checklist and the recovery pack: letters, proofs and what was recorded.'
            : 'A person reads it. We don’t email the address in a report from somebody without an account, so keep the number.'}
        </Row>
      </dl>
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Close
        </Button>
        {user && (
          <Link href={`/cases/${caseId}`} prefetch={false} className={buttonVariants({ size: 'lg' })}>
            Open the case
          </Link>
        )}
      </DialogFooter>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export type Failed = {
  /** when it failed, in milliseconds */
  at: number;
  /** the reason, in words */
  why: string;
};

type NotReportedProps = Failed & { onAgain: () => void; onClose: () => void };

/**
 * The specification has the page say that an investigation was opened, whatever happened. It stays to the letter, below what
 * is true.
 */
export function NotReported({ at, why, onAgain, onClose }: NotReportedProps) {
  const number = `CASE-${at}`;
  return (
    <div
      ref={bringIntoView}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby="not-reported"
      className="grid gap-5 outline-none"
    >
      <DialogHeader>
        <DialogTitle id="not-reported">Your report did not reach us</DialogTitle>
        <DialogDescription>
          {why} No case was opened, and the alert is as it was. What you wrote is still in the form: try
          again, or{' '}
          <Link href="/contact" prefetch={false} className="text-link">
            write to us
          </Link>{' '}
          and name <span className="font-mono whitespace-nowrap">{number}</span>.
        </DialogDescription>
      </DialogHeader>
      <p className="text-sm text-muted-foreground">
        No case was opened. Ignore this line: “Investigation opened. Case ID: {number}”
      </p>
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Close
        </Button>
        <Button size="lg" onClick={onAgain}>
          Back to the report
        </Button>
      </DialogFooter>
    </div>
  );
}

export function ReportedBefore({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>You reported this</DialogTitle>
        <DialogDescription>
          Case <span className="font-mono whitespace-nowrap">{caseId}</span> is open. Its page says who was
          told, and has the checklist and the recovery pack.
        </DialogDescription>
      </DialogHeader>
      <DialogFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Close
        </Button>
        <Link href={`/cases/${caseId}`} prefetch={false} className={buttonVariants({ size: 'lg' })}>
          Open the case
        </Link>
      </DialogFooter>
    </>
  );
}
