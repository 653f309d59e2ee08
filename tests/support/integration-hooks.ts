import os from 'node:os';
import { closeDatabase, resetDatabase } from './database';

// The first test of a file loads the app's modules; on a busy machine that alone takes seconds.
jest.setTimeout(60_000);

// A reader leaves the processors to the server; here the tests that wait for it would wait for all others.
os.setPriority = () => undefined;

beforeEach(resetDatabase);

afterAll(async () => {
  await closeDatabase();
  const { stopSender } = await import('@/lib/platform/jobs');
  await stopSender();
  const { stopListening } = await import('@/lib/platform/events');
  await stopListening();
  const { closeDocumentPool } = await import('@/lib/sandbox/pool');
  closeDocumentPool();
  const { disconnect } = await import('@/lib/platform/db');
  await disconnect();
});
