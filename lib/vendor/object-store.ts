import 'server-only';
import { env } from '@/lib/platform/env';
import { localStore } from './local-store';
import type { ObjectStore } from './store-contract';

let chosen: Promise<ObjectStore> | undefined;

/** The store that the environment names: a bucket where S3_BUCKET is set, else a folder. */
export function objectStore(): Promise<ObjectStore> {
  chosen ??= choose();
  return chosen;
}

/** The client of S3 is large, so it is loaded only where it is used. */
async function choose(): Promise<ObjectStore> {
  const { S3_BUCKET, STORE_FOLDER } = env();
  if (!S3_BUCKET) return localStore(STORE_FOLDER);
  const { s3Store } = await import('./s3');
  return s3Store({ ...env(), S3_BUCKET });
}
