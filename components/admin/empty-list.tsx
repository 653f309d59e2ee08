import type { ReactNode } from 'react';

export function EmptyList({ children }: { children: ReactNode }) {
  return <p className="rounded-md border p-5">{children}</p>;
}
