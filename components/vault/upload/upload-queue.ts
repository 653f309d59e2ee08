import { createStore, type Store } from '@/components/kit/store';
import { onStoredUser, readStoredUser } from '@/components/kit/stored-user';
import type { Sending } from '@/components/files/upload-progress';

export type ChosenFile = {
  key: number;
  file: File;
  problem: string | null;
  /** As it is, it cannot be stored: another try would end the same way. */
  isRefused: boolean;
};

type Notice = { kind: 'stored' | 'cancelled' | 'signed-out'; text: string };

export type UploadState = {
  chosen: ChosenFile[];
  sending: (Sending & { key: number }) | null;
  notice: Notice | null;
};

/** What an account is sending. It outlives the page: whoever looks elsewhere meanwhile finds it again. */
export type UploadQueue = {
  store: Store<UploadState>;
  /** while something is being sent */
  abort: AbortController | null;
};

export const idle: UploadState = { chosen: [], sending: null, notice: null };
let current: { owner: string | null; queue: UploadQueue } | undefined;
let isListening = false;

/** The queue of whoever is signed in. What another account was sending ends with its session. */
export function uploadQueue(): UploadQueue {
  if (!isListening) onStoredUser(forgetOthers);
  isListening = true;
  forgetOthers();
  current ??= { owner: ownerNow(), queue: newQueue() };
  return current.queue;
}

export function changeQueue(queue: UploadQueue, change: Partial<UploadState>): void {
  queue.store.write({ ...queue.store.read(), ...change });
}

function newQueue(): UploadQueue {
  let state = idle;
  const store = createStore({ read: () => state, write: (next: UploadState) => void (state = next) });
  return { store, abort: null };
}

function forgetOthers(): void {
  if (!current || current.owner === ownerNow()) return;
  current.queue.abort?.abort();
  current = undefined;
}

function ownerNow(): string | null {
  return readStoredUser()?.id ?? null;
}
