'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { LoginLink } from '@/components/session/login-link';

export type ListedLink = [href: string, label: string, says?: string];

type LinkListProps = Omit<ComponentProps<'ul'>, 'children'> & { links: ListedLink[] };

/** The list travels as bare data, a third of what its markup would weigh beside the page. */
export function LinkList({ links, ...list }: LinkListProps) {
  return (
    <ul {...list}>
      {links.map(([href, label, says]) => (
        <li key={href}>
          {href === '/login' ? (
            <LoginLink>{label}</LoginLink>
          ) : (
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          )}
          {says && <p>{says}</p>}
        </li>
      ))}
    </ul>
  );
}
