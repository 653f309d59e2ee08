'use client';

import { useState } from 'react';
import { useStore } from '@/components/kit/store';
import { sendChosen } from '@/components/vault/upload/send-chosen';
import { changeQueue, idle, uploadQueue } from '@/components/vault/upload/upload-queue';

let lastKey = 0;

/** Files on their way into the vault, one after another. What failed stays chosen. */
export function useUploads() {
  const [queue] = useState(uploadQueue);
  const state = useStore(queue.store, idle);

  async function add(files: File[]) {
    const { problemOf } = await import('@/components/files/check-file');
    const added = files.map((file) => {
      const problem = problemOf(file);
      return { key: (lastKey += 1), file, problem, isRefused: problem !== null };
    });
    changeQueue(queue, { chosen: [...queue.store.read().chosen, ...added], notice: null });
  }

  const drop = (key: number) =>
    changeQueue(queue, { chosen: queue.store.read().chosen.filter((file) => file.key !== key) });

  return {
    ...state,
    add,
    drop,
    upload: (category: string) => sendChosen(queue, category),
    cancel: () => queue.abort?.abort(),
  };
}
