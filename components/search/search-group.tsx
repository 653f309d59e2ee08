'use client';

import { Command } from 'cmdk';
import type { ReactNode } from 'react';

/** Lines of the dialog under one heading. */
export function SearchGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={<span className="block px-3 pt-3 pb-1 text-sm text-muted-foreground">{heading}</span>}
    >
      {children}
    </Command.Group>
  );
}

type SearchItemProps = { value: string; onSelect: () => void; children: ReactNode };

export function SearchItem(props: SearchItemProps) {
  return (
    <Command.Item
      className="cursor-pointer rounded-md px-3 py-2 data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground max-sm:min-h-11"
      {...props}
    />
  );
}
