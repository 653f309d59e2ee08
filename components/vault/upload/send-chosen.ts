import { sendFile, type Sent } from '@/components/files/send-file';
import {
  changeQueue,
  type ChosenFile,
  type UploadQueue,
  type UploadState,
} from '@/components/vault/upload/upload-queue';
import { isSignedOut, SESSION_ENDED } from '@/components/kit/session-ended';
import { refreshVault } from '@/components/vault/queries';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';
import { inList } from '@/lib/values/list';

const LOST = 'The connection was lost, and nothing was stored. Check it and upload again.';

/** Sends what was chosen, one file after another, also while the person looks at another page. */
export async function sendChosen(queue: UploadQueue, category: string): Promise<void> {
  if (queue.abort) return;
  queue.abort = new AbortController();
  changeQueue(queue, { notice: null });
  window.addEventListener('beforeunload', askToStay);
  const names: string[] = [];
  for (const each of queue.store.read().chosen.filter(({ isRefused }) => !isRefused)) {
    const goesOn = await send(queue, each, { category, signal: queue.abort.signal, names });
    if (!goesOn) break;
  }
  window.removeEventListener('beforeunload', askToStay);
  queue.abort = null;
  changeQueue(queue, { sending: null });
}

/** The browser asks in its own words. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

type Round = {
  category: string;
  signal: AbortSignal;
  /** of what was stored so far */
  names: string[];
};

function storedInWords(names: string[]): string {
  return names.length === 1
    ? `${names[0]} is stored.`
    : `${names.length} files are stored: ${inList(names)}.`;
}

/** Says whether the next file has its turn. */
async function send(
  queue: UploadQueue,
  { key, file }: ChosenFile,
  { category, signal, names }: Round,
): Promise<boolean> {
  const startedAt = performance.now();
  let last: Sent = { sent: 0, total: file.size };
  const onProgress = (progress: Sent) => {
    last = progress;
    const elapsedMs = performance.now() - startedAt;
    changeQueue(queue, { sending: { key, name: file.name, elapsedMs, ...progress } });
  };
  mark(queue, key, { problem: null });
  onProgress(last);
  try {
    const stored = await sendFile({ file, category, signal, onProgress });
    const chosen = queue.store.read().chosen.filter((each) => each.key !== key);
    names.push(stored.name);
    changeQueue(queue, { chosen, notice: { kind: 'stored', text: storedInWords(names) } });
    toast({ title: 'Document Uploaded Successfully!', description: stored.name });
    void refreshVault();
    return true;
  } catch (error) {
    if (signal.aborted) changeQueue(queue, { notice: cancelled(last) });
    else sayNotStored(queue, { key, file }, error);
    return error instanceof ApiError && isFinal(error);
  }
}

function mark(queue: UploadQueue, key: number, change: Partial<ChosenFile>): void {
  const { chosen } = queue.store.read();
  changeQueue(queue, { chosen: chosen.map((each) => (each.key === key ? { ...each, ...change } : each)) });
}

/** Beside the file; where nobody sees the list, in a message too. */
function sayNotStored(queue: UploadQueue, of: Pick<ChosenFile, 'key' | 'file'>, error: unknown): void {
  const failure = describe(error);
  if (isSignedOut(error)) changeQueue(queue, { notice: { kind: 'signed-out', text: '' } });
  else mark(queue, of.key, failure);
  if (queue.store.isShown()) return;
  const description = isSignedOut(error) ? SESSION_ENDED : failure.problem;
  toast({ variant: 'destructive', title: `${of.file.name} was not stored`, description, durationMs: 20_000 });
}

/** Once all bytes are there, the server may have been faster than the person. */
function cancelled({ sent, total }: Sent): UploadState['notice'] {
  if (sent < total) return { kind: 'cancelled', text: 'Cancelled. Nothing was stored.' };
  void refreshVault();
  const text = 'Cancelled at the last moment. If the document was stored already, it is in the list.';
  return { kind: 'cancelled', text };
}

function describe(error: unknown): { problem: string; isRefused: boolean } {
  if (!(error instanceof ApiError)) return { problem: LOST, isRefused: false };
  return { problem: error.detail || 'The upload failed. Please try again.', isRefused: isFinal(error) };
}

/** It is the file that is refused: too large, of another type, damaged. */
function isFinal({ status }: ApiError): boolean {
  return status === 413 || status === 415 || status === 422;
}
