import type { ReactNode } from 'react';

type AdminHeadingProps = { title: string; says: string; action?: ReactNode };

export function AdminHeading({ title, says, action }: AdminHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1>{title}</h1>
        <p className="mt-1 text-muted-foreground">{says}</p>
      </div>
      {action}
    </header>
  );
}
