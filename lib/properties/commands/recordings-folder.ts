import 'server-only';
import { env } from '@/lib/platform/env';
import type { RecordingsFolder } from '../rules/delivery';
import { assertUsable, recordingsDirectory } from './recordings-directory';

const isBucket = (folder: string) => folder.startsWith('s3:');

/** Throws an error that says what is wrong with RECORDINGS_FOLDER. A bucket is asked at the first look, which is logged. */
export function checkRecordingsFolder(): void {
  const folder = env().RECORDINGS_FOLDER;
  if (!folder || isBucket(folder)) return;
  try {
    assertUsable(folder);
  } catch (cause) {
    throw new Error(`RECORDINGS_FOLDER cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/** Where counties deliver, or null without RECORDINGS_FOLDER. Throws as `checkRecordingsFolder` does. */
export async function openRecordingsFolder(): Promise<RecordingsFolder | null> {
  checkRecordingsFolder();
  const folder = env().RECORDINGS_FOLDER;
  if (!folder) return null;
  if (!isBucket(folder)) return recordingsDirectory(folder);
  // The client of S3 is large, so it is loaded only where it is used.
  const { recordingsBucket } = await import('./recordings-bucket');
  return recordingsBucket(new URL(folder), env());
}
