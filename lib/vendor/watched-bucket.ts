import 'server-only';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { connectToS3, type S3Settings } from './s3-client';

/** An object as others put it into a bucket. `modifiedMs` is the service's own time, since 1970. */
type BucketObject = { sizeBytes: number; modifiedMs: number; tag: string };

/** A bucket to which others write, below a prefix that ends in a slash or is empty. Names are those below the prefix. */
export type WatchedBucket = {
  /** What is called `${under}…` up to the next slash: names of objects, and folders with their slash. */
  list(under: string): Promise<{ names: string[]; folders: string[] }>;
  /** As it is now, or null where it has gone. */
  find(name: string): Promise<BucketObject | null>;
  /** The caller reads the stream to its end or destroys it. */
  read(name: string): Promise<Readable>;
  /** Fails where it was replaced, in a service that compares tags; so does `remove`. */
  copy(name: string, of: { to: string; tag: string }): Promise<void>;
  remove(name: string, tag: string): Promise<void>;
};

export function watchedBucket(settings: S3Settings, Bucket: string, prefix: string): WatchedBucket {
  const client = connectToS3(settings);
  const at = (name: string) => ({ Bucket, Key: prefix + name });
  const below = (key = '') => key.slice(prefix.length);
  return {
    list: async (under) => {
      const found = { names: [] as string[], folders: [] as string[] };
      let token: string | undefined;
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: prefix + under,
            Delimiter: '/',
            ...(token && { ContinuationToken: token }),
          }),
        );
        found.names.push(...(page.Contents ?? []).map(({ Key }) => below(Key)));
        found.folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => below(Prefix)));
        token = page.NextContinuationToken;
      } while (token);
      return found;
    },
    find: async (name) => {
      const found = await client.send(new HeadObjectCommand(at(name))).catch((error: unknown) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      if (!found) return null;
      const { ContentLength = 0, LastModified, ETag = '' } = found;
      return { sizeBytes: ContentLength, modifiedMs: LastModified?.getTime() ?? 0, tag: ETag };
    },
    read: async (name) => (await client.send(new GetObjectCommand(at(name)))).Body as Readable,
    copy: async (name, { to, tag }) => {
      const source = [Bucket, ...at(name).Key.split('/')].map(encodeURIComponent).join('/');
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source, CopySourceIfMatch: tag }));
    },
    remove: async (name, tag) => {
      await client.send(new DeleteObjectCommand({ ...at(name), IfMatch: tag }));
    },
  };
}
