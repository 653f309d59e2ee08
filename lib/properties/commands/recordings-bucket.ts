import 'server-only';
import { watchedBucket, type WatchedBucket } from '@/lib/vendor/watched-bucket';
import type { Environment } from '@/lib/platform/env';
import {
  isIndexName,
  isSameContent,
  nameInDone,
  type DeliveredFile,
  type RecordingsFolder,
} from '../rules/delivery';

type Place = Pick<DeliveredFile, 'fips' | 'name'>;

/**
 * A prefix of a bucket (`s3://BUCKET/PREFIX`) in the service of the S3 settings. A service shows an object when it is there in
 * full. It has no way to rename: a file is copied to `done`, compared once more, and removed.
 */
export function recordingsBucket(address: URL, settings: Environment): RecordingsFolder {
  const folders = decodeURIComponent(address.pathname).split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const bucket = watchedBucket(settings, address.hostname, prefix);
  return {
    list: () => listDelivered(bucket),
    find: (file) => lookAt(bucket, file),
    read: (file) => bucket.read(nameOf(file)),
    setAside: (file, importId) => setAside(bucket, { file, importId }),
  };
}

const nameOf = ({ fips, name }: Place) => `${fips}/${name}`;

async function listDelivered(bucket: WatchedBucket): Promise<DeliveredFile[]> {
  const { folders } = await bucket.list('');
  const files = [];
  for (const folder of folders.filter((name) => /^\d{5}\/$/.test(name)).sort()) {
    const { names } = await bucket.list(folder);
    for (const name of names.map((full) => full.slice(folder.length)).filter(isIndexName)) {
      const file = await lookAt(bucket, { fips: folder.slice(0, -1), name });
      if (file) files.push(file);
    }
  }
  return files;
}

async function lookAt(bucket: WatchedBucket, { fips, name }: Place): Promise<DeliveredFile | null> {
  const found = await bucket.find(nameOf({ fips, name }));
  if (!found) return null;
  const { sizeBytes, modifiedMs } = found;
  return { fips, name, sizeBytes, modifiedMs, changedMs: modifiedMs };
}

/** A service has no way to rename: the file is copied, compared once more, and removed. */
async function setAside(
  bucket: WatchedBucket,
  { file, importId }: { file: DeliveredFile; importId: string },
): Promise<boolean> {
  const from = nameOf(file);
  const plain = `${file.fips}/done/${file.name}`;
  const to = (await bucket.find(plain)) ? `${file.fips}/done/${nameInDone(file.name, importId)}` : plain;
  const before = await bucket.find(from);
  if (!before || !isSameContent(before, file)) return false;
  await bucket.copy(from, { to, tag: before.tag });
  const after = await bucket.find(from);
  if (after?.tag !== before.tag || !isSameContent(after, file)) return false;
  await bucket.remove(from, before.tag);
  return true;
}
