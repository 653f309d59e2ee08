'use client';

import Link from 'next/link';

/** The list travels as bare data, a third of what its markup would weigh beside the page. */
export function FooterLinks({ links }: { links: [path: string, title: string][] }) {
  return (
    <ul>
      {links.map(([path, title]) => (
        <li key={path}>
          <Link href={path} prefetch={false}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
