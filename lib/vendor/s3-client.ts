import 'server-only';
import { S3Client } from '@aws-sdk/client-s3';
import type { Environment } from '@/lib/platform/env';

const CONNECT_MS = 5_000;
/** Silence on an open connection; a reader who pauses for longer is cut off too. */
const SILENCE_MS = 20_000;

export type S3Settings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
> & { silenceMs?: number };

/** A client of the S3-compatible service that the environment names, or of Amazon's. */
export function connectToS3(settings: S3Settings): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', silenceMs } = settings;
  return new S3Client({
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs ?? SILENCE_MS },
    // Stores other than Amazon's do not know its newer checksums; every segment of ours has a tag that says more.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
