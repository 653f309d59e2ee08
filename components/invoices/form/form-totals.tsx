import type { Totals } from '@/lib/invoices/rules/totals';
import { formatMoney } from '@/lib/values/money';

/** What the typed lines add up to. */
export function FormTotals({ totals: { subtotalCents, taxCents, totalCents } }: { totals: Totals }) {
  return (
    <dl className="ml-auto grid w-full max-w-72 grid-cols-[1fr_auto] gap-y-1.5" aria-live="polite">
      <dt className="text-muted-foreground">Subtotal</dt>
      <dd className="pl-6 text-right tabular-nums">{formatMoney(subtotalCents)}</dd>
      <dt className="text-muted-foreground">Tax</dt>
      <dd className="pl-6 text-right tabular-nums">{formatMoney(taxCents)}</dd>
      <dt className="border-t pt-2 font-semibold">Total</dt>
      <dd className="border-t pt-2 pl-6 text-right font-semibold tabular-nums">{formatMoney(totalCents)}</dd>
    </dl>
  );
}
