'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { isRecased, reviewQuestions } from '@/lib/deeds/rules/review-questions';
import { lockDoes, lockDoesNot } from '@/lib/deeds/content/reasons';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import type { LockPreview, ProtectDeedInput } from '@/lib/deeds/schema';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';

export type ReviewDialogProps = {
  values: ProtectDeedInput;
  preview: LockPreview;
  onBack: () => void;
  onConfirm: () => void;
};

/** The last look before a lock: an entry of the log cannot be changed. */
export function ReviewDialog({ values, preview, onBack, onConfirm }: ReviewDialogProps) {
  const { ownerName } = values;
  const questions = reviewQuestions({ ownerName, propertyAddress: preview.propertyAddress });

  return (
    <Dialog open onOpenChange={onBack}>
      <DialogContent data-product="deedguard" isRead>
        <DialogHeader>
          <DialogTitle>This is what will be on record</DialogTitle>
          <DialogDescription>
            Please read it once more. An entry in the log cannot be changed.
          </DialogDescription>
        </DialogHeader>
        <Record values={values} preview={preview} />
        {questions.length > 0 && <Alert variant="waiting">{questions.join(' ')}</Alert>}
        {isRecased({ typed: values.propertyAddress, recorded: preview.propertyAddress }) && (
          <p className="text-sm text-muted-foreground">
            You typed the street in small letters. It goes on record in the standard form above.
          </p>
        )}
        {preview.usualCity && (
          <p className="text-sm text-muted-foreground">
            The post office calls this ZIP code area {preview.usualCity}. If that is the city on your deed, go
            back and write it.
          </p>
        )}
        <div className="grid gap-4 text-sm sm:grid-cols-2">
          <Points title="What a lock does" points={lockDoes} />
          <Points title="What it does not do" points={lockDoesNot} />
        </div>
        <p className="text-sm">
          The lock takes effect at once and costs {formatPrice(DEED_PROTECTION_CENTS)}, once. Without a credit
          you pay within {PAYMENT_DAYS} days, or it ends.
        </p>
        <DialogFooter>
          <Button variant="outline" size="lg" onClick={onBack}>
            Back
          </Button>
          <Button size="lg" onClick={onConfirm}>
            Confirm and lock
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Record({ values, preview }: Pick<ReviewDialogProps, 'values' | 'preview'>) {
  const rows = [
    ['Property', preview.propertyAddress],
    ['County', preview.county ?? 'Not known for this ZIP code'],
    ...(values.parcelNumber ? [['Parcel number', values.parcelNumber]] : []),
    ['Owner', values.ownerName],
    ['Type of lock', 'Permanent'],
  ];

  return (
    <>
      <dl className="divide-y border-y">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-3">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted-foreground">
        The county is worked out from the ZIP code. Some ZIP codes reach into a second county.
      </p>
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h3 className="text-base font-medium">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
