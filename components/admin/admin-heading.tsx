import type { ReactNode } from 'react';

type AdminHeadingProps = { title: string; says: string; action?: ReactNode };

export function AdminHeading({ title, says, action }: AdminHeadingProps) {
  return (
    <header className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-1 text-[0.9375rem] text-muted-foreground">{says}</p>
      </div>
      {action}
    </header>
  );
}
