'use client';

import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { useKept } from '@/components/kit/use-kept';
import { sendFile, type Sent } from '@/components/files/send-file';
import type { Sending } from '@/components/files/upload-progress';
import { ApiError } from '@/lib/platform/api-client';

type Attachment = {
  file: File;
  /** why it cannot go as it is */
  problem: string | null;
  /** another try with it would end the same way */
  isRefused: boolean;
  /** once it is in the vault */
  documentId: string | null;
};

/**
 * The file of a request, kept under a name. It goes into the vault when the request is sent, and once: another try takes
 * the same document.
 */
export function useAttachment(name: string) {
  const kept = useKept<Attachment | null>(name, () => null);
  const { value: chosen, change: setChosen } = kept;
  const [sending, setSending] = useState<Sending | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** Known before the screen is drawn again: what waits for a confirmation goes on with it. */
  const stored = useRef<{ file: File; id: string } | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function choose(file: File) {
    const { problemOf } = await import('@/components/files/check-file');
    const problem = problemOf(file);
    setChosen({ file, problem, isRefused: problem !== null, documentId: null });
  }

  /** The document's id; undefined where no file was chosen. What it throws is an AbortError after `cancel`. */
  async function store(): Promise<string | undefined> {
    if (!chosen) return undefined;
    if (chosen.documentId) return chosen.documentId;
    if (stored.current?.file === chosen.file) return stored.current.id;
    try {
      const { id } = await send(chosen.file);
      stored.current = { file: chosen.file, id };
      setChosen({ ...chosen, problem: null, documentId: id });
      return id;
    } catch (error) {
      if (!abort.current?.signal.aborted) setChosen({ ...chosen, ...describe(error) });
      throw error;
    } finally {
      setSending(null);
    }
  }

  function send(file: File) {
    const startedAt = performance.now();
    const onProgress = (progress: Sent) =>
      setSending({ name: file.name, elapsedMs: performance.now() - startedAt, ...progress });
    abort.current = new AbortController();
    onProgress({ sent: 0, total: file.size });
    return sendFile({ file, category: 'Legal', signal: abort.current.signal, onProgress });
  }

  return {
    chosen,
    isFound: Boolean(kept.isFound && chosen),
    sending,
    choose,
    store,
    release: kept.release,
    remove: () => setChosen(null),
    cancel: () => abort.current?.abort(),
  };
}

/** Too large, of another type, damaged: it is the file that is refused. */
function describe(error: unknown): Pick<Attachment, 'problem' | 'isRefused'> {
  const isRefused = error instanceof ApiError && [413, 415, 422].includes(error.status);
  return { problem: explainFailure(error), isRefused };
}
