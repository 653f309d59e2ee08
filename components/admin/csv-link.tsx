import { addressOf } from '@/components/admin/page-links';
import { buttonVariants } from '@/components/ui/button';

type CsvLinkProps = { path: string; filter: Record<string, string | undefined> };

/** Everything that the filter leaves, over all pages. */
export function CsvLink({ path, filter }: CsvLinkProps) {
  return (
    <a
      href={addressOf(path, { format: 'csv', ...filter })}
      download
      className={buttonVariants({ variant: 'outline' })}
    >
      Download CSV
    </a>
  );
}
