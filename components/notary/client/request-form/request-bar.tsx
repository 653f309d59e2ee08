import type { ReactNode } from 'react';
import { totalOf } from '@/components/notary/client/request-form/draft';
import { addOnOf, PLACEHOLDER_CENTS } from '@/lib/pricing/rules/add-on';
import { DialogFooter } from '@/components/ui/dialog';
import type { Estimate } from '@/lib/notary/schema/requests';
import { formatMoney, formatPrice, toCents } from '@/lib/values/money';

type RequestBarProps = { estimate: Estimate | undefined; addDeedGuard: boolean; children: ReactNode };

/** What the request comes to and the button that sends it, in sight wherever one is in the form. */
export function RequestBar({ estimate, addDeedGuard, children }: RequestBarProps) {
  const total = estimate
    ? formatMoney(toCents(totalOf(estimate, addDeedGuard)))
    : formatPrice(PLACEHOLDER_CENTS + addOnOf(addDeedGuard));

  return (
    <DialogFooter>
      <p aria-live="polite" aria-atomic>
        <span className="block text-sm leading-5 text-muted-foreground">
          {estimate ? 'Total' : 'Not a price yet'}
        </span>{' '}
        <span className="text-lg leading-6 font-semibold tabular-nums">{total}</span>
      </p>
      {children}
    </DialogFooter>
  );
}
