'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

export const SHOWN_AT_ONCE = 24;

type LongListProps<Item> = {
  items: Item[];
  className: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** The first two dozen, and as many again each time somebody asks. */
export function LongList<Item>(props: LongListProps<Item>) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  return <LimitedList {...props} limit={limit} onMore={setLimit} />;
}

type LimitedListProps<Item> = LongListProps<Item> & { limit: number; onMore: (limit: number) => void };

/** The same where somebody else remembers how many there are. */
export function LimitedList<Item>({
  items,
  className,
  keyOf,
  children,
  limit,
  onMore,
}: LimitedListProps<Item>) {
  const left = items.length - limit;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(limit);

  // The button may be gone with the last of them; reading goes on where they begin.
  useEffect(() => {
    const firstNew = limit > before.current ? list.current?.children[before.current] : undefined;
    firstNew?.querySelector<HTMLElement>('h3')?.focus();
    before.current = limit;
  }, [limit]);

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, limit).map((item) => (
          <li key={keyOf(item)} className="min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="outline" className="mt-5" onClick={() => onMore(limit + SHOWN_AT_ONCE)}>
          Show {Math.min(left, SHOWN_AT_ONCE)} more of {items.length}
        </Button>
      )}
    </>
  );
}
