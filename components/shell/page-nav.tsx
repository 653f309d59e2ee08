'use client';

import Link from 'next/link';
import { showChosen } from '@/components/shell/show-chosen';
import { cn } from '@/components/ui/cn';

type PageNavProps = {
  label: string;
  places: readonly { href: string; label: string }[];
  /** of the page that is shown */
  path: string;
  className?: string;
};

/** The way between pages that belong together, in a row that can be pushed on phones, and breaks where there is room. */
export function PageNav({ label: name, places, path, className }: PageNavProps) {
  return (
    <nav aria-label={name} className={cn('print:hidden', className)}>
      <ul ref={showChosen} className="tab-list mt-0 text-[0.9375rem] lg:flex-wrap lg:gap-y-0">
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
