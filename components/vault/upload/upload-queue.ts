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
  state: UploadState;
  watchers: Set<() => void>;
  /** while something is being sent */
  abort: AbortController | null;
};

const idle: UploadState = { chosen: [], sending: null, notice: null };
let current: { owner: string | null; queue: UploadQueue } | undefined;
let isListening = false;

/** The queue of whoever is signed in. What another account was sending ends with its session. */
export function uploadQueue(): UploadQueue {
  if (!isListening) onStoredUser(forgetOthers);
  isListening = true;
  forgetOthers();
  current ??= { owner: ownerNow(), queue: { state: idle, watchers: new Set(), abort: null } };
  return current.queue;
}

export function changeQueue(queue: UploadQueue, change: Partial<UploadState>): void {
  queue.state = { ...queue.state, ...change };
  queue.watchers.forEach((watcher) => watcher());
}

function forgetOthers(): void {
  if (!current || current.owner === ownerNow()) return;
  current.queue.abort?.abort();
  current = undefined;
}

function ownerNow(): string | null {
  return readStoredUser()?.id ?? null;
}
