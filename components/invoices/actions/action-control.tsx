'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/components/kit/action-menu';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';

type ActionControlProps = { item: MenuItem; of: string; isMain?: boolean };

/** For a finger, and above the link of a row, which is as large as its card. */
const TALL = 'relative max-sm:min-h-11';

/** An entry of the menu as a button of its own. */
export function ActionControl({ item, of, isMain = false }: ActionControlProps) {
  const look = isMain ? ({ size: 'default' } as const) : ({ variant: 'outline', size: 'sm' } as const);
  const says = (end: ReactNode) => (
    <span>
      {item.label}
      <span className="sr-only">{end}</span>
    </span>
  );
  if (item.href !== undefined) {
    const link = { href: item.href, className: buttonVariants({ ...look, className: TALL }) };
    if (!item.opensTab) {
      return (
        <Link {...link} prefetch={false}>
          {says(` ${of}`)}
        </Link>
      );
    }
    return (
      <a {...link} target="_blank" rel="noopener">
        {says(` of ${of}, in a new tab`)}
      </a>
    );
  }
  return (
    <Button
      {...look}
      className={cn('needs-script', TALL)}
      aria-disabled={item.isPending}
      onClick={item.onSelect}
    >
      {item.isPending && <Spinner />}
      {says(` ${of}`)}
    </Button>
  );
}
