import { RelativeTime } from '@/components/kit/relative-time';
import type { HistoryEntry } from '@/lib/invoices/rules/history';

/** What happened to an invoice, newest first. */
export function InvoiceHistory({ history }: { history: HistoryEntry[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="mt-4 divide-y border-y">
        {history.map(({ id, at, text, by }) => (
          <li key={id} className="py-3">
            <p>{text}</p>
            <p className="text-sm text-muted-foreground">
              <RelativeTime value={at} />
              {by && `, by ${by}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
