import Link from 'next/link';
import type { ReactNode } from 'react';

type Fact = { name: string; value: ReactNode; link?: { href: string; label: string } };

/** Names and what belongs to them, a line each. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y border-y">
      {facts.map(({ name, value, link }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[10rem_1fr]">
          <dt className="font-medium">{name}</dt>
          <dd className="min-w-0 text-muted-foreground tabular-nums">
            {value}{' '}
            {link && (
              <Link href={link.href} prefetch={false} className="text-link">
                {link.label}
                <span className="sr-only">: {name}</span>
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
