import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import type { DraftStore } from '@/components/kit/draft-store';

const KEPT = 'kept';

/**
 * State that a closed dialog finds again under the same name, until the page is reloaded; with a `draftStore`, which
 * holds texts alone, afterward too. It goes with what the account knows: nobody who signs in afterward finds it.
 */
export function useKept<T>(name: string, start: () => T, drafts?: DraftStore<T>) {
  // Of whoever opened the dialog, also when another tab signs somebody else in meanwhile.
  const [client] = useState(accountClient);
  const [found] = useState(() => read<T>(client, name) ?? drafts?.find(name) ?? undefined);
  const [value, setValue] = useState<T>(() => found ?? start());

  function change(next: T) {
    setValue(next);
    keep(next);
  }

  function keep(kept: T) {
    write(client, name, kept);
    drafts?.keep(kept, name);
  }

  /** Keeps nothing from now on, until it changes again; the result puts back what was kept. */
  function release(): () => void {
    const kept = read<T>(client, name) ?? found;
    client.removeQueries({ queryKey: [KEPT, name], exact: true });
    drafts?.drop(name);
    return () => {
      if (kept !== undefined && read<T>(client, name) === undefined) keep(kept);
    };
  }

  return { value, change, release, isFound: found !== undefined };
}

/** Does a call that sends what is kept: a dialog that opens meanwhile, or afterward, must not find it to be sent again. */
export async function sendKept<R>(release: () => () => void, call: () => Promise<R>): Promise<R> {
  const restore = release();
  try {
    const result = await call();
    // What was typed while it was under way belonged to it.
    release();
    return result;
  } catch (error) {
    restore();
    throw error;
  }
}

function read<T>(client: QueryClient, name: string): T | undefined {
  return client.getQueryData<T>([KEPT, name]);
}

function write<T>(client: QueryClient, name: string, value: T): void {
  client.setQueryDefaults([KEPT], { gcTime: Infinity });
  client.setQueryData<T>([KEPT, name], () => value);
}
