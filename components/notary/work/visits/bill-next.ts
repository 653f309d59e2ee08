import { useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { createStore, useStore } from '@/components/kit/store';

let completed: string | null = null;

/** The visit that was completed on this page a moment ago, and has a bill to send. */
export const billNext = createStore<string | null>({
  read: () => completed,
  write: (id) => {
    completed = id;
  },
});

/** For the part that holds the bills of these visits: a reader is taken there once one of them was completed. */
export function useBillNext<Part extends HTMLElement>(requestIds: string[]) {
  const part = useRef<Part>(null);
  const id = useStore(billNext, null);
  const isHere = id !== null && requestIds.includes(id);

  useEffect(() => {
    if (!isHere) return;
    bringIntoView(part.current);
    billNext.write(null);
  }, [isHere]);

  useEffect(() => () => billNext.write(null), []);

  return part;
}
