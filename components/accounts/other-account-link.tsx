'use client';

import type { ReactNode } from 'react';

type OtherAccountLinkProps = { href: string; children: ReactNode };

/** Between login and sign-up, taking along where the person wanted to go. */
export function OtherAccountLink({ href, children }: OtherAccountLinkProps) {
  return (
    <a
      href={href}
      className="text-link"
      onClick={(event) => {
        event.currentTarget.href = href + window.location.search;
      }}
    >
      {children}
    </a>
  );
}
