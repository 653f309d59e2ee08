'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

const places = [
  { href: '/admin/notaries', label: 'Notaries' },
  { href: '/admin/waitlist', label: 'Waitlist' },
];

export function AdminNav() {
  const here = usePathname();

  return (
    <nav aria-label="Administration" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 border-b text-[0.9375rem]">
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={href === here ? 'page' : undefined}
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
