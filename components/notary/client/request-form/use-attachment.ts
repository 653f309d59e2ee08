'use client';

import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { useKept } from '@/components/kit/use-kept';
import { sendFile, type Sent } from '@/components/files/send-file';
import type { Sending } from '@/components/files/upload-progress';
import { ApiError } from '@/lib/platform/api-client';

type Attachment = {
  /** why it cannot go as it is */
  problem: string | null;
  /** another try with it would end the same way */
  isRefused: boolean;
} & (
  | { file: File; documentId: null }
  /** once it is in the vault, or where it was before */
  | { file: Pick<File, 'name' | 'size'>; documentId: string }
);

/** A document of the vault; its size in bytes. */
export type StoredDocument = { id: string; name: string; size: number };

/**
 * The file of a request, kept under a name. It goes into the vault when the request is sent, and once: another try takes
 * the same document. One that is there already can be attached from the start.
 */
export function useAttachment(name: string, stored?: StoredDocument) {
  const kept = useKept<Attachment | null>(name, () => (stored ? attachmentOf(stored) : null));
  const { value: chosen, change: setChosen } = kept;
  const [sending, setSending] = useState<Sending | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** Known before the screen is drawn again: what waits for a confirmation goes on with it. */
  const sent = useRef<{ file: File; id: string } | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function choose(file: File) {
    const { problemOf } = await import('@/components/files/check-file');
    const problem = problemOf(file);
    setChosen({ file, problem, isRefused: problem !== null, documentId: null });
  }

  /** The document's id; undefined where no file was chosen. What it throws is an AbortError after `cancel`. */
  async function store(): Promise<string | undefined> {
    if (!chosen) return undefined;
    if (chosen.documentId !== null) return chosen.documentId;
    if (sent.current?.file === chosen.file) return sent.current.id;
    try {
      const { id } = await send(chosen.file);
      sent.current = { file: chosen.file, id };
      setChosen(attachmentOf({ id, name: chosen.file.name, size: chosen.file.size }));
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

function attachmentOf({ id, name, size }: StoredDocument): Attachment {
  return { file: { name, size }, problem: null, isRefused: false, documentId: id };
}

/** Too large, of another type, damaged: it is the file that is refused. */
function describe(error: unknown): Pick<Attachment, 'problem' | 'isRefused'> {
  const isRefused = error instanceof ApiError && [413, 415, 422].includes(error.status);
  return { problem: explainFailure(error), isRefused };
}
