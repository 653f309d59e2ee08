import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';

type PreparingProps = { isPreparing: boolean; children: ReactNode };

/** What a button or link to a file says: its own words, and that it is at work while the file is fetched. */
export function Preparing({ isPreparing, children }: PreparingProps) {
  return (
    <>
      {isPreparing && <Spinner />}
      <span aria-live="polite">{isPreparing ? 'Preparing' : children}</span>
    </>
  );
}
