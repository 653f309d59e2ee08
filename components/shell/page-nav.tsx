import Link from 'next/link';
import { cn } from '@/components/ui/cn';

type PageNavProps = {
  label: string;
  places: readonly { href: string; label: string }[];
  /** of the page that is shown */
  path: string;
  className?: string;
};

/** The way between pages that belong together. */
export function PageNav({ label: name, places, path, className }: PageNavProps) {
  return (
    <nav aria-label={name} className={cn('print:hidden', className)}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 border-b text-[0.9375rem]">
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === path ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-muted-foreground transition-colors duration-150 hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
