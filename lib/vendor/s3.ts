import 'server-only';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { connectToS3, type S3Settings } from './s3-client';
import { assertKey, noSuchObject, notAnswering, notWritten, type ObjectStore } from './store-contract';

const CHECK_MS = 5_000;
/** The least that S3 takes as a part. One part is in memory while it is sent, the next while it is filled. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * A store in a bucket of any S3-compatible service. What a killed process had begun to send stays in the service as parts
 * that nobody can read; a lifecycle rule of the bucket (AbortIncompleteMultipartUpload) removes them.
 */
export function s3Store(settings: S3Settings & { S3_BUCKET: string }): ObjectStore {
  const client = connectToS3(settings);
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: settings.S3_BUCKET, Key: key };
  };
  return {
    put: (key, source) => put(client, at(key), source),
    get: (key) => get(client, at(key)),
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(refuse);
    },
    check: async () => {
      const abortSignal = AbortSignal.timeout(CHECK_MS);
      await client.send(new HeadBucketCommand({ Bucket: settings.S3_BUCKET }), { abortSignal }).catch(refuse);
    },
  };
}

type Place = { Bucket: string; Key: string };

/** In parts, which the service puts together at the end: before, there is no object. A failure aborts it. */
async function put(client: S3Client, place: Place, source: Readable): Promise<void> {
  const upload = new Upload({
    client,
    params: { ...place, Body: source },
    queueSize: 1,
    partSize: PART_BYTES,
    leavePartsOnError: false,
  });
  await upload.done().catch((error: unknown) => {
    const reason = failureOf(source, error) ?? notWritten(error);
    source.destroy();
    throw reason;
  });
}

/** What the source failed with by itself. It is also aborted when it is no longer read, because the store failed. */
function failureOf({ errored }: Readable, thrown: unknown): Error | null {
  return errored === thrown || errored?.name !== 'AbortError' ? errored : null;
}

async function get(client: S3Client, place: Place): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand(place)).catch((error: unknown) => {
    throw error instanceof NoSuchKey ? noSuchObject(error) : notAnswering(error);
  });
  const named = new PassThrough({
    destroy: (error, done) => done(error && notAnswering(error)),
  });
  pipeline(Body as Readable, named, () => undefined);
  return named;
}

function refuse(error: unknown): never {
  throw notAnswering(error);
}
