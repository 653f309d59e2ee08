/** Makes the bucket of S3_BUCKET where it is not there yet: for deploy/compose.yaml, whose store begins empty. */
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;

const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION || 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
});

try {
  await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET }));
  console.log(`The bucket ${S3_BUCKET} is there.`);
} catch (error) {
  if (error?.$metadata?.httpStatusCode !== 404) throw error;
  await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
  console.log(`Made the bucket ${S3_BUCKET}.`);
}
