import Link from 'next/link';

type NoInvoicesProps = { path: string; isFiltered: boolean };

export function NoInvoices({ path, isFiltered }: NoInvoicesProps) {
  if (isFiltered) {
    return (
      <p className="rounded-md border p-5">
        No invoices match this filter.{' '}
        <Link href={path} prefetch={false} scroll={false} className="text-link">
          Show all invoices
        </Link>
      </p>
    );
  }
  return (
    <p className="rounded-md border p-5">
      No invoices yet. Each one that you create is listed here, with its status, its PDF and a link to pay it.
    </p>
  );
}
