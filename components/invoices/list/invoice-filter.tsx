import Link from 'next/link';
import { SearchForm } from '@/components/invoices/list/search-form';
import { statusLabels, type InvoiceStatus } from '@/lib/invoices/rules/statuses';
import type { InvoiceFilter as Filter } from '@/lib/invoices/schema';
import { formatMoney } from '@/lib/values/money';
import { formatNumber } from '@/lib/values/numbers';

export type StatusCounts = Record<InvoiceStatus, { count: number; totalCents: number }>;

type InvoiceFilterProps = {
  path: string;
  filter: Filter;
  /** where each state is shown alone, and all of them */
  hrefs: Record<InvoiceStatus | 'all', string>;
  /** null where counting would read too much */
  counts: StatusCounts | null;
};

const statuses = ['draft', 'sent', 'paid', 'void'] as const;

/** How many invoices are in each state, each a link to those alone, and a search. The address carries both. */
export function InvoiceFilter({ path, filter, hrefs, counts }: InvoiceFilterProps) {
  return (
    <div className="mt-4 grid gap-5">
      <nav aria-label="Invoices by status">
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-5">
          <Tile label="All" href={hrefs.all} isCurrent={!filter.status} count={counts && countAll(counts)} />
          {statuses.map((status) => (
            <Tile
              key={status}
              label={statusLabels[status]}
              href={hrefs[status]}
              isCurrent={filter.status === status}
              count={counts && counts[status].count}
              totalCents={counts?.[status].totalCents}
            />
          ))}
        </ul>
      </nav>
      <SearchForm path={path} filter={filter} />
    </div>
  );
}

type TileProps = {
  label: string;
  href: string;
  isCurrent: boolean;
  count: number | null;
  totalCents?: number;
};

function Tile({ label, href, isCurrent, count, totalCents }: TileProps) {
  return (
    <li className="bg-background max-sm:first:col-span-2">
      <Link
        href={href}
        prefetch={false}
        scroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className="block h-full min-h-11 border-b-2 border-transparent px-4 py-2.5 transition-colors duration-150 hover:bg-card aria-[current]:border-primary aria-[current]:bg-card"
      >
        <span className="flex items-baseline justify-between gap-3 font-medium">
          {label} {count !== null && <span className="tabular-nums">{formatNumber(count)}</span>}
        </span>
        {totalCents !== undefined && (
          <span className="block text-sm text-muted-foreground tabular-nums"> {formatMoney(totalCents)}</span>
        )}
      </Link>
    </li>
  );
}

function countAll(counts: StatusCounts): number {
  return statuses.reduce((sum, status) => sum + counts[status].count, 0);
}
