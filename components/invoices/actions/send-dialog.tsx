'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { sendInvoice } from '@/components/invoices/calls';
import type { ListedInvoice } from '@/components/invoices/actions/listed-invoice';
import { useReported } from '@/components/invoices/use-reported';
import { ConfirmWindow } from '@/components/kit/confirm-window';
import { LocalTime } from '@/components/kit/local-time';
import { toast } from '@/components/ui/toast';
import { dueDate, isPastDue, namedTerms } from '@/lib/invoices/rules/terms';
import type { SendAnswer } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type SendDialogProps = {
  invoice: ListedInvoice;
  /** with where its email can be read from then on */
  onSent: (previewUrl: string) => void;
  onClose: () => void;
};

const previewToast = {
  title: 'Preview generated (no SMTP configured)',
  description: 'To read it, choose “Open the email” among the invoice’s actions.',
  durationMs: 10_000,
};

/** The last look at an email before it goes: to whom, for how much, until when, and what they get. */
export function SendDialog({ invoice, onSent, onClose }: SendDialogProps) {
  const { id, name, revision, lastSentAt } = invoice;
  const router = useRouter();
  const reported = useReported();

  async function send() {
    tell(await reported('Failed to send invoice', () => sendInvoice(id, { revision })));
    router.refresh();
  }

  function tell({ transport, previewUrl }: SendAnswer) {
    if (transport === 'smtp') toast({ title: 'Sent via SMTP' });
    else toast(previewToast);
    onSent(previewUrl);
  }

  return (
    <ConfirmWindow
      title={`Send ${name}${lastSentAt ? ' again' : ''}?`}
      confirmLabel="Send"
      pendingLabel="Sending"
      keepLabel="Not yet"
      product="guardsign"
      onConfirm={send}
      onClose={onClose}
    >
      <Facts invoice={invoice} />
      <Consequences invoice={invoice} />
    </ConfirmWindow>
  );
}

function Facts({ invoice: { billTo, total, terms, dueAt } }: Pick<SendDialogProps, 'invoice'>) {
  const [now] = useState(() => new Date());
  const due = dueAt ?? dueDate(terms, now).toISOString();
  const named = namedTerms(terms);
  return (
    <dl className="-mr-10 divide-y border-y text-foreground">
      <Fact name="To">
        <span className="block font-medium">{billTo.name}</span>
        {billTo.company && <span className="block">{billTo.company}</span>}
        <span className="block">{billTo.email}</span>
      </Fact>
      <Fact name="Total">
        <span className="font-medium tabular-nums">{formatMoney(toCents(total))}</span>
      </Fact>
      <Fact name="Due">
        <LocalTime value={due} isDay zone="UTC" />
        {named && ` (${named})`}
        {isPastDue(due, now.toISOString()) && (
          <strong className="block text-destructive">This day is over.</strong>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-2">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Consequences({ invoice: { status, lastSentAt, mailsGoOut } }: Pick<SendDialogProps, 'invoice'>) {
  const ends = status === 'draft' ? ' After that it can be paid, and you can no longer edit it.' : '';
  if (!mailsGoOut) {
    return (
      <p>
        This server sends no email: you get a preview of it, and the invoice counts as sent. They get nothing
        until you give them its link or its PDF.{ends}
      </p>
    );
  }
  return (
    <>
      <p>They get an email with all lines and the total, a link to the invoice’s page and one to its PDF.</p>
      <p>
        {lastSentAt && (
          <>
            You emailed it before, on <LocalTime value={lastSentAt} isDay />.{' '}
          </>
        )}
        You can’t take an email back.{ends}
      </p>
    </>
  );
}
