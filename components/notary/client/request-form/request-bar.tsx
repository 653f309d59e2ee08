import type { ReactNode } from 'react';
import { totalOf } from '@/components/notary/client/request-form/draft';
import { DialogFooter } from '@/components/ui/dialog';
import type { Estimate } from '@/lib/notary/schema/requests';
import { formatMoney, toCents } from '@/lib/values/money';

type RequestBarProps = { estimate: Estimate | undefined; addDeedGuard: boolean; children: ReactNode };

/** What the request comes to and the button that sends it, in sight wherever one is in the form. */
export function RequestBar({ estimate, addDeedGuard, children }: RequestBarProps) {
  return (
    <DialogFooter>
      <p aria-live="polite" aria-atomic>
        <span className="block text-sm leading-5 text-muted-foreground">
          {estimate ? 'Total' : 'No price yet'}
        </span>{' '}
        {estimate && (
          <span className="text-lg leading-6 font-semibold tabular-nums">
            {formatMoney(toCents(totalOf(estimate, addDeedGuard)))}
          </span>
        )}
      </p>
      {children}
    </DialogFooter>
  );
}
