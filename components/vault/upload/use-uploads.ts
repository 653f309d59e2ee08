'use client';

import { useEffect, useRef, useState } from 'react';
import { sendFile, type Sent } from '@/components/layout/send-file';
import type { Sending } from '@/components/layout/upload-progress';
import { isSignedOut } from '@/components/vault/session-ended';
import { refreshVault } from '@/components/vault/refresh-vault';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';

export type ChosenFile = {
  key: number;
  file: File;
  problem: string | null;
  /** As it is, it cannot be stored: another try would end the same way. */
  isRefused: boolean;
};

type Notice = { kind: 'stored' | 'cancelled' | 'signed-out'; text: string };

let lastKey = 0;

/** Files on their way into the vault, one after another. What failed stays chosen. */
export function useUploads() {
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  const [sending, setSending] = useState<(Sending & { key: number }) | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const abort = useRef<AbortController | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function add(files: File[]) {
    const { problemOf } = await import('@/components/layout/check-file');
    const added = files.map((file) => {
      const problem = problemOf(file);
      return { key: (lastKey += 1), file, problem, isRefused: problem !== null };
    });
    setChosen((earlier) => [...earlier, ...added]);
    setNotice(null);
  }

  const drop = (key: number) => setChosen((files) => files.filter((file) => file.key !== key));
  const mark = (key: number, change: Partial<ChosenFile>) =>
    setChosen((files) => files.map((file) => (file.key === key ? { ...file, ...change } : file)));

  async function upload(category: string) {
    if (abort.current) return;
    abort.current = new AbortController();
    setNotice(null);
    for (const each of chosen.filter(({ isRefused }) => !isRefused)) {
      const goesOn = await send(each, category, abort.current.signal);
      if (!goesOn) break;
    }
    abort.current = null;
    setSending(null);
  }

  /** Says whether the next file has its turn. */
  async function send({ key, file }: ChosenFile, category: string, signal: AbortSignal): Promise<boolean> {
    const startedAt = performance.now();
    let last: Sent = { sent: 0, total: file.size };
    const onProgress = (progress: Sent) => {
      last = progress;
      setSending({ key, name: file.name, elapsedMs: performance.now() - startedAt, ...progress });
    };
    mark(key, { problem: null });
    onProgress(last);
    try {
      const stored = await sendFile({ file, category, signal, onProgress });
      drop(key);
      setNotice({ kind: 'stored', text: `${stored.name} is stored.` });
      toast({ title: 'Document Uploaded Successfully!', description: stored.name });
      void refreshVault();
      return true;
    } catch (error) {
      if (signal.aborted) setNotice(cancelled(last));
      else if (isSignedOut(error)) setNotice({ kind: 'signed-out', text: '' });
      else mark(key, describe(error));
      return error instanceof ApiError && isFinal(error);
    }
  }

  return { chosen, sending, notice, add, drop, upload, cancel: () => abort.current?.abort() };
}

/** Once all bytes are there, the server may have been faster than the person. */
function cancelled({ sent, total }: Sent): Notice {
  if (sent < total) return { kind: 'cancelled', text: 'Cancelled. Nothing was stored.' };
  void refreshVault();
  const text = 'Cancelled at the last moment. If the document was stored already, it is in the list.';
  return { kind: 'cancelled', text };
}

function describe(error: unknown): Pick<ChosenFile, 'problem' | 'isRefused'> {
  if (!(error instanceof ApiError)) {
    const problem = 'The connection was lost, and nothing was stored. Check it and upload again.';
    return { problem, isRefused: false };
  }
  return { problem: error.detail || 'The upload failed. Please try again.', isRefused: isFinal(error) };
}

/** It is the file that is refused: too large, of another type, damaged. */
function isFinal({ status }: ApiError): boolean {
  return status === 413 || status === 415 || status === 422;
}
