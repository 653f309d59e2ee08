import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** of its heading */
  level?: 2 | 3;
  /** what will be here, in a sentence */
  says: ReactNode;
  /** the first step: one button */
  children?: ReactNode;
};

export function EmptyState({ title, level = 3, says, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mt-5 grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <Heading className="text-xl">{title}</Heading>
      <p className="measure text-muted-foreground">{says}</p>
      {children}
    </div>
  );
}
