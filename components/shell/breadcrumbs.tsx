import Link from 'next/link';
import { JsonLd } from '@/components/shell/json-ld';
import { breadcrumbList, type Crumb } from '@/lib/site/structured-data';

/** The way from home to this page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="mb-6 text-sm text-muted-foreground max-sm:-mt-3 max-sm:mb-3 print:hidden"
    >
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ name, path }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={path} className="flex items-center gap-x-2">
              {isLast ? (
                <span aria-current="page" className="py-0.5 max-sm:py-3">
                  {name}
                </span>
              ) : (
                <>
                  <Link
                    href={path}
                    prefetch={false}
                    className="py-0.5 underline-offset-4 hover:underline max-sm:py-3"
                  >
                    {name}
                  </Link>
                  <span aria-hidden>/</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <JsonLd data={breadcrumbList(crumbs)} />
    </nav>
  );
}
