import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';

type PageLinksProps = {
  label: string;
  path: string;
  /** What the address says beside the page. */
  filter: Record<string, string | undefined>;
  isFirst: boolean;
  next: string | null;
  /** where on the page they lead: `#list` */
  part?: string;
};

/** The way through a list of many pages, in one direction and back to its beginning. */
export function PageLinks({ label, path, filter, isFirst, next, part }: PageLinksProps) {
  if (isFirst && !next) return null;
  return (
    <nav aria-label={label} className="mt-4 flex gap-3">
      {!isFirst && (
        <Link
          href={addressOf(path, filter, part)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          First page
        </Link>
      )}
      {next && (
        <Link
          href={addressOf(path, { ...filter, after: next }, part)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          Next page
        </Link>
      )}
    </nav>
  );
}

/** A path with those values that are there; `part` is of the page: `#list`. */
export function addressOf(path: string, values: Record<string, string | undefined>, part = ''): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return (query.size > 0 ? `${path}?${query}` : path) + part;
}
