'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mayPay, payStateOf, type PayHint } from '@/components/invoices/pay/outcome';
import { PayNotice } from '@/components/invoices/pay/pay-notice';
import { PayWay } from '@/components/invoices/pay/pay-way';
import { LocalTime } from '@/components/kit/local-time';
import { buttonVariants } from '@/components/ui/button';
import { isOpen } from '@/lib/invoices/rules/statuses';
import { invoicePdfUrl } from '@/lib/invoices/rules/urls';
import type { PublicInvoice } from '@/lib/invoices/schema';
import type { PaymentProvider } from '@/lib/payments/schema';
import { formatMoney, toCents } from '@/lib/values/money';

type PayPanelProps = { invoice: PublicInvoice; hint: PayHint; provider: PaymentProvider | null };

/** The state of an invoice, what is due, and the ways to pay and to keep it. */
export function PayPanel({ invoice, hint, provider }: PayPanelProps) {
  const router = useRouter();
  const [settled, setSettled] = useState<PublicInvoice | null>(null);
  const shown = isOpen(invoice.status) ? (settled ?? invoice) : invoice;
  const state = payStateOf(shown, hint);
  const isPayable = mayPay(state);

  function settle(latest: PublicInvoice) {
    setSettled(latest);
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 content-start">
      <div aria-live="polite" className="not-empty:mb-5">
        <PayNotice invoice={shown} state={state} hint={hint} provider={provider} onSettled={settle} />
      </div>
      <section aria-labelledby="due" className="rounded-lg border bg-card p-5 sm:p-6 print:hidden">
        <h2 id="due" className="text-base font-medium">
          {isOpen(shown.status) ? 'Amount due' : 'Total'}
        </h2>
        <p className="mt-1 font-serif text-4xl font-semibold tabular-nums">
          {formatMoney(toCents(shown.total))}
        </p>
        {isPayable && shown.dueAt && (
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">
            by <LocalTime value={shown.dueAt} isDay zone="UTC" />
          </p>
        )}
        <div className="mt-5 grid gap-3">
          {isPayable && <PayWay invoice={shown} isAtDemo={hint.isDemo} provider={provider} />}
          <a
            href={invoicePdfUrl(shown.id)}
            target="_blank"
            rel="noopener"
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            View PDF<span className="sr-only"> in a new tab</span>
          </a>
        </div>
      </section>
    </div>
  );
}
