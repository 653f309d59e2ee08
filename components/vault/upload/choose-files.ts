import { problemOf } from '@/components/files/check-file';
import { changeQueue, type UploadQueue } from '@/components/vault/upload/upload-queue';

let lastKey = 0;

/** Adds files to what waits to be uploaded, each with what is wrong with it. */
export function chooseFiles(queue: UploadQueue, files: File[]): void {
  const added = files.map((file) => {
    const problem = problemOf(file);
    return { key: (lastKey += 1), file, problem, isRefused: problem !== null };
  });
  changeQueue(queue, { chosen: [...queue.store.read().chosen, ...added], notice: null });
}
