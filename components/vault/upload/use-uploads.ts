'use client';

import { useState } from 'react';
import { useStore } from '@/components/kit/store';
import { sendChosen } from '@/components/vault/upload/send-chosen';
import { changeQueue, idle, uploadQueue } from '@/components/vault/upload/upload-queue';

/** Files on their way into the vault, one after another. What failed stays chosen. */
export function useUploads() {
  const [queue] = useState(uploadQueue);
  const state = useStore(queue.store, idle);

  async function add(files: File[]) {
    const { chooseFiles } = await import('@/components/vault/upload/choose-files');
    chooseFiles(queue, files);
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
