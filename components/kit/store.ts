import { useSyncExternalStore } from 'react';

export type Store<T> = {
  read: () => T;
  /** Whoever shows it shows the new one. */
  write: (value: T) => void;
  listen: (listener: () => void) => () => void;
  /** Whether anybody shows it now. */
  isShown: () => boolean;
};

/** What pages share and no server knows. `read` gives the same object until something is written. */
export function createStore<T>({ read, write }: Pick<Store<T>, 'read' | 'write'>): Store<T> {
  const listeners = new Set<() => void>();
  return {
    read,
    write(value) {
      write(value);
      listeners.forEach((listener) => listener());
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isShown: () => listeners.size > 0,
  };
}

/** `onServer` is what the page is prerendered with. */
export function useStore<T, S = T>({ listen, read }: Store<T>, onServer: S): T | S {
  return useSyncExternalStore<T | S>(listen, read, () => onServer);
}
