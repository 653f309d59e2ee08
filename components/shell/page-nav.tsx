'use client';

import Link from 'next/link';
import { showChosen } from '@/components/shell/show-chosen';
import { cn } from '@/components/ui/cn';

type PageNavProps = {
  label: string;
  places: readonly { href: string; label: string }[];
  /** of the page that is shown */
  path: string;
  /** Beside the page where there is room, because there are too many for a row. */
  isColumn?: boolean;
  className?: string;
};

/** The way between pages that belong together, in a row that can be pushed where it is too long. */
export function PageNav({ label: name, places, path, isColumn = false, className }: PageNavProps) {
  return (
    <nav aria-label={name} className={cn('print:hidden', className)}>
      <ul ref={showChosen} className={cn('tab-list mt-0 text-[0.9375rem]', isColumn && 'in-column')}>
        {places.map(({ href, label }) => (
          <li key={href} className="flex shrink-0">
            <Link
              href={href}
              prefetch={false}
              aria-current={href === path ? 'page' : undefined}
              className="flex tab items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
