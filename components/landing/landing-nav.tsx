import Link from 'next/link';
import { ChevronDownIcon } from '@/components/ui/icons';

const links = [
  { href: '/live-tracking', label: 'Live Tracking' },
  { href: '/notary-waitlist', label: 'Join as Notary' },
  { href: '/atlas-ai', label: 'ATLAS AI' },
  { href: '/enterprise', label: 'Enterprise' },
  { href: '/pricing', label: 'Pricing' },
];

/** A row on wide screens; one line that opens on small ones. */
export function LandingNav() {
  return (
    <nav aria-label="Explore" className="border-b text-[0.9375rem]">
      <div className="page max-sm:hidden">
        <Links className="-mx-2.5 flex h-12 items-center gap-x-3 [&_a]:rounded-sm [&_a]:px-2.5 [&_a]:py-1.5 [&_a]:text-muted-foreground [&_a]:hover:text-foreground" />
      </div>
      <details className="group page sm:hidden">
        <summary className="flex h-12 list-none items-center justify-between">
          Explore
          <ChevronDownIcon className="size-4 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <Links className="divide-y border-t pb-2 [&_a]:block [&_a]:py-3" />
      </details>
    </nav>
  );
}

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
