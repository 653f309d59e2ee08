import { createHash } from 'node:crypto';

const secret = (name: string) => createHash('sha256').update(`test ${name}`).digest('base64');

export const testPassword = 'correct horse battery staple';

/** What the app under test is started with. Constants, so that a failure repeats itself. */
export const testEnvironment = {
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: secret('session'),
  MASTER_KEY: `k1:${secret('master key')}`,
  LOG_SIGNING_KEY: secret('log signing key'),
  LOG_ORIGIN: 'localhost:3000',
  STORE_FOLDER: `.data/test/objects/${process.env.JEST_WORKER_ID ?? 'e2e'}`,
  EMBEDDED_DATABASE: '1',
  ALLOW_DEMO_PAYMENTS: '1',
  LOG_LEVEL: 'silent',
  TZ: 'UTC',
};
