import Link from 'next/link';
import { ChevronDownIcon } from '@/components/ui/icons';

const links = [
  { href: '/live-tracking', label: 'Live Tracking' },
  { href: '/notary-waitlist', label: 'Join as Notary' },
  { href: '/atlas-ai', label: 'ATLAS AI' },
  { href: '/enterprise', label: 'Enterprise' },
  { href: '/pricing', label: 'Pricing' },
];

/** A row on wide screens; on small ones a menu that opens below its line. */
export function LandingNav() {
  return (
    <nav aria-label="Explore" className="border-b text-[0.9375rem]">
      <div className="page">
        <button
          type="button"
          popoverTarget="explore"
          className="flex h-12 w-full items-center justify-between sm:hidden"
        >
          Explore
          <ChevronDownIcon className="size-4" />
        </button>
        <ul id="explore" popover="auto" className="explore-menu [&_a]:block [&_a]:hover:text-foreground">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
